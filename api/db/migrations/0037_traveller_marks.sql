ALTER TABLE "participants" ADD COLUMN "mark" text;--> statement-breakpoint
ALTER TABLE "participants" ADD CONSTRAINT "participants_mark" CHECK ("participants"."mark" in ('arrived', 'absent'));