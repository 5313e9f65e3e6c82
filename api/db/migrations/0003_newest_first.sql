DROP INDEX "reviews_by_expedition";--> statement-breakpoint
DROP INDEX "reviews_newest";--> statement-breakpoint
DROP INDEX "messages_threads";--> statement-breakpoint
ALTER TABLE "expedition_activities" ADD COLUMN "level_number" smallint NOT NULL;--> statement-breakpoint
ALTER TABLE "expedition_activities" ADD COLUMN "min_price" double precision NOT NULL;--> statement-breakpoint
ALTER TABLE "expedition_activities" ADD COLUMN "is_bookable" boolean NOT NULL;--> statement-breakpoint
CREATE INDEX "reviews_by_expedition" ON "reviews" USING btree ("expedition_id","published_on" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("published_on" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "messages_threads" ON "messages" USING btree ("expedition_id","created_at" DESC NULLS FIRST,"id") WHERE "messages"."parent_id" is null;