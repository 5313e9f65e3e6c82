CREATE TABLE "job_parts" (
	"job_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "job_parts_job_id_position_pk" PRIMARY KEY("job_id","position")
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "state" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "report" jsonb;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "total_count" integer;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "done_count" integer;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "cursor" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_parts" ADD CONSTRAINT "job_parts_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jobs_waiting" ON "jobs" USING btree ("created_at") WHERE "jobs"."state" in ('checking', 'applying', 'running');--> statement-breakpoint
CREATE INDEX "jobs_by_expiry" ON "jobs" USING btree ("expires_at") WHERE "jobs"."expires_at" is not null;--> statement-breakpoint
CREATE INDEX "jobs_of_person" ON "jobs" USING btree ("requested_by","kind","created_at");