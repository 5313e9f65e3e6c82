CREATE TABLE "calendar_feeds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_read_at" timestamp with time zone,
	CONSTRAINT "calendar_feeds_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "calendar_feeds_one_kind" UNIQUE("user_id","kind"),
	CONSTRAINT "calendar_feeds_kind" CHECK ("calendar_feeds"."kind" in ('favourites', 'reservations'))
);
--> statement-breakpoint
ALTER TABLE "departures" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Calendars report when a departure last changed for their readers.
CREATE FUNCTION "stamp_departure"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."changed_at" := date_trunc('milliseconds', now());
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "departures_stamped" BEFORE UPDATE ON "departures"
  FOR EACH ROW WHEN (
    (OLD."start_on", OLD."end_on", OLD."capacity", OLD."booked_count", OLD."held_count", OLD."group_min",
      OLD."confirmed_at", OLD."sales_closed_at", OLD."canceled_at")
    IS DISTINCT FROM
    (NEW."start_on", NEW."end_on", NEW."capacity", NEW."booked_count", NEW."held_count", NEW."group_min",
      NEW."confirmed_at", NEW."sales_closed_at", NEW."canceled_at")
  ) EXECUTE FUNCTION "stamp_departure"();
