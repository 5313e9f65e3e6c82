CREATE INDEX "gift_cards_by_buyer" ON "gift_cards" USING btree ("buyer_id");--> statement-breakpoint
CREATE INDEX "gift_cards_code_end" ON "gift_cards" USING btree (reverse("code") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "gift_cards_recipient" ON "gift_cards" USING gin (fold_text("recipient_name" || ' ' || "recipient_email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "invoices_number_end" ON "invoices" USING btree (reverse("number") text_pattern_ops);