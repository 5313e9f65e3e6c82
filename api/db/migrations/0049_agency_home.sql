CREATE TABLE "cart_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cart_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_events_kind" CHECK ("cart_events"."kind" in ('created', 'held', 'booked', 'abandoned'))
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "given_up_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "cart_events_by_time" ON "cart_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "outbox_failing" ON "outbox" USING btree ("created_at","id") WHERE "outbox"."sent_at" is null and ("outbox"."attempts" >= 3 or "outbox"."given_up_at" is not null);--> statement-breakpoint
CREATE INDEX "reservations_canceled" ON "reservations" USING btree ("canceled_at") WHERE "reservations"."canceled_at" is not null;--> statement-breakpoint
CREATE INDEX "ledger_transactions_by_time" ON "ledger_transactions" USING btree ("posted_at");--> statement-breakpoint
CREATE INDEX "instalments_refused" ON "instalments" USING btree ("due_on") WHERE "instalments"."state" = 'late' and "instalments"."charge_on" is null;--> statement-breakpoint
CREATE INDEX "refunds_failed" ON "refunds" USING btree ("created_at") WHERE "refunds"."status" = 'failed' and "refunds"."replaced_by" is null;--> statement-breakpoint
CREATE INDEX "job_items_failed" ON "job_items" USING btree ("job_id") WHERE "job_items"."state" = 'failed';