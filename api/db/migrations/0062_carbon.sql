ALTER TABLE "expeditions" ADD COLUMN "onsite_transport" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "expeditions" ADD COLUMN "vegetarian_share" numeric;--> statement-breakpoint
ALTER TABLE "expeditions" ADD CONSTRAINT "expeditions_vegetarian_share" CHECK ("expeditions"."vegetarian_share" between 0 and 1);--> statement-breakpoint
-- Each expedition gets its label with its next documents.
UPDATE "expedition_documents" SET "stale_on" = '0001-01-01';
