CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"message_id" uuid,
	"review_id" integer,
	"reporter_id" uuid,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"dismissed_at" timestamp with time zone,
	CONSTRAINT "reports_of_message" UNIQUE("message_id","reporter_id"),
	CONSTRAINT "reports_of_review" UNIQUE("review_id","reporter_id"),
	CONSTRAINT "reports_about_one" CHECK (num_nonnulls("reports"."message_id", "reports"."review_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "reviews" ALTER COLUMN "published_on" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "reply_role" text DEFAULT 'guide' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "state" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "author_id" uuid;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "departure_id" integer;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "submitted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "refusal_reason" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "refusal_text" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "hidden_reason" text;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reports_pending_messages" ON "reports" USING btree ("message_id") WHERE "reports"."dismissed_at" is null;--> statement-breakpoint
CREATE INDEX "reports_pending_reviews" ON "reports" USING btree ("review_id") WHERE "reports"."dismissed_at" is null;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_departure_id_departures_id_fk" FOREIGN KEY ("departure_id") REFERENCES "public"."departures"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reviews_pending" ON "reviews" USING btree ("submitted_at","id") WHERE "reviews"."state" = 'pending';--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_one_per_departure" UNIQUE("author_id","departure_id");--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_reply_role" CHECK ("reviews"."reply_role" in ('guide', 'agency'));--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_state" CHECK ("reviews"."state" in ('pending', 'published', 'refused', 'hidden'));--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_published_on" CHECK (("reviews"."state" in ('published', 'hidden')) = ("reviews"."published_on" is not null));--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_refused" CHECK (("reviews"."state" = 'refused') = ("reviews"."refusal_reason" is not null) and num_nulls("reviews"."refusal_reason", "reviews"."refusal_text") in (0, 2));--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_hidden" CHECK (("reviews"."state" = 'hidden') = ("reviews"."hidden_reason" is not null));--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_decided" CHECK ("reviews"."submitted_at" is null or ("reviews"."state" = 'pending') = ("reviews"."decided_at" is null));--> statement-breakpoint
-- Reports of visitors need no account. "message_reports" stays for nodes of the former release.
INSERT INTO "reports" ("message_id", "reporter_id", "created_at", "dismissed_at")
  SELECT "message_id", "reporter_id", "created_at", "dismissed_at" FROM "message_reports";
--> statement-breakpoint
-- Pages show a decision about a review, or its reply, within a second.
CREATE TRIGGER "reviews_decided_or_replied" AFTER UPDATE OF "state", "reply_body", "first_name" ON "reviews"
  FOR EACH STATEMENT EXECUTE FUNCTION "announce_content"();
