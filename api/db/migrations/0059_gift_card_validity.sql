ALTER TABLE "gift_cards" ADD COLUMN "valid_until" date;--> statement-breakpoint
CREATE INDEX "gift_cards_newest" ON "gift_cards" USING btree ("created_at","id") WHERE "gift_cards"."activated_at" is not null;--> statement-breakpoint
CREATE INDEX "invoices_newest" ON "invoices" USING btree ("issued_at","id");--> statement-breakpoint
CREATE INDEX "invoices_words" ON "invoices" USING gin (fold_text("number" || ' ' || coalesce("document" ->> 'reference', '') || ' ' || coalesce("document" -> 'customer' ->> 'name', '')) gin_trgm_ops);--> statement-breakpoint
-- The promise of the site: two years from the payment.
UPDATE "gift_cards" SET "valid_until" = (("activated_at" at time zone 'Europe/Paris') + interval '2 years')::date WHERE "activated_at" is not null;
