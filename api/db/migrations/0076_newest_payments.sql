CREATE INDEX "payment_events_newest" ON "payment_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "payments_newest" ON "payments" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "refunds_newest" ON "refunds" USING btree ("created_at");