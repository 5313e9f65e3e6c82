CREATE INDEX "expeditions_by_change" ON "expeditions" USING btree (coalesce("changed_at", "published_at"),"id");--> statement-breakpoint
CREATE INDEX "expeditions_by_name" ON "expeditions" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "expeditions_by_rank" ON "expeditions" USING btree ("carousel_rank","id");