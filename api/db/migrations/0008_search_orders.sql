DROP TABLE "search_orders" CASCADE;--> statement-breakpoint
DROP TABLE "search_trains" CASCADE;--> statement-breakpoint
-- Orders are bits from now on: trips get theirs when they are written anew, at once.
UPDATE "expedition_documents" SET "stale_on" = '2000-01-01';
