DROP INDEX "instalments_open";--> statement-breakpoint
ALTER TABLE "instalments" ADD COLUMN "state" text DEFAULT 'to_come' NOT NULL;--> statement-breakpoint
ALTER TABLE "instalments" ADD COLUMN "attempts" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "instalments" ADD COLUMN "charge_on" date;--> statement-breakpoint
CREATE INDEX "instalments_due" ON "instalments" USING btree ("charge_on") WHERE "instalments"."charge_on" is not null;--> statement-breakpoint
ALTER TABLE "instalments" ADD CONSTRAINT "instalments_amount" CHECK ("instalments"."amount_cents" >= 0);--> statement-breakpoint
ALTER TABLE "instalments" ADD CONSTRAINT "instalments_charge" CHECK ("instalments"."charge_on" is null or "instalments"."state" in ('to_come', 'late'));