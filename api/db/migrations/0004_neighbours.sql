DROP INDEX "expedition_activities_anywhere";--> statement-breakpoint
DROP INDEX "expedition_activities_in_country";--> statement-breakpoint
CREATE INDEX "expedition_activities_anywhere" ON "expedition_activities" USING btree ("activity_slug","carousel_rank","expedition_id","level_number","min_price","country","is_bookable");--> statement-breakpoint
CREATE INDEX "expedition_activities_in_country" ON "expedition_activities" USING btree ("activity_slug","country","carousel_rank","expedition_id","level_number","min_price","is_bookable");