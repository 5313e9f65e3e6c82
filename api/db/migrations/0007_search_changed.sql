ALTER TABLE "search_bits" ADD COLUMN "changed" "xid8" DEFAULT pg_current_xact_id() NOT NULL;--> statement-breakpoint
CREATE INDEX "search_bits_changed" ON "search_bits" USING btree ("changed","key");