ALTER TABLE "rate_counters" ADD COLUMN "attempts" bigint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "rate_counters" DROP COLUMN "count";