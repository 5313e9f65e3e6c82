-- Names of people are folded when they are written: to check the rows that an index names took 85 microseconds a row.
DROP INDEX "participants_words";--> statement-breakpoint
DROP INDEX "users_words";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(coalesce("first_name", '') || ' ' || coalesce("last_name", '') || ' ' || "email" || ' ' || coalesce("phone", ''))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "users_words" ON "users" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "departures_canceled" ON "departures" USING btree ("canceled_at") WHERE "departures"."canceled_at" is not null;--> statement-breakpoint
-- Without statistics of the column, a word of every address would be taken for a rare one.
ANALYZE "users";
