ALTER TABLE "guides" ADD COLUMN "quote" text;--> statement-breakpoint
CREATE INDEX "departures_by_guide" ON "departures" USING btree ("guide_id","end_on");