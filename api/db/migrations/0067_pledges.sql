CREATE TABLE "pledges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"departure_id" integer NOT NULL,
	"places" smallint NOT NULL,
	"state" text DEFAULT 'pledged' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"called_until" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "pledges_places" CHECK ("pledges"."places" between 1 and 6),
	CONSTRAINT "pledges_state" CHECK ("pledges"."state" in ('pledged', 'called', 'booked', 'lapsed', 'withdrawn', 'released', 'void')),
	CONSTRAINT "pledges_called" CHECK ("pledges"."state" not in ('called', 'lapsed') or "pledges"."called_until" is not null),
	CONSTRAINT "pledges_ended" CHECK (("pledges"."state" in ('pledged', 'called')) = ("pledges"."ended_at" is null))
);
--> statement-breakpoint
ALTER TABLE "holds" DROP CONSTRAINT "holds_owner";--> statement-breakpoint
ALTER TABLE "departures" ADD COLUMN "pledged_count" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "departures" ADD COLUMN "call_ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "departures" ADD COLUMN "next_call_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "holds" ADD COLUMN "pledge_id" uuid;--> statement-breakpoint
ALTER TABLE "pledges" ADD CONSTRAINT "pledges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pledges" ADD CONSTRAINT "pledges_departure_id_departures_id_fk" FOREIGN KEY ("departure_id") REFERENCES "public"."departures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pledges_by_departure" ON "pledges" USING btree ("departure_id","created_at","id");--> statement-breakpoint
CREATE INDEX "pledges_by_user" ON "pledges" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "pledges_one_each" ON "pledges" USING btree ("user_id","departure_id") WHERE "pledges"."state" in ('pledged', 'called');--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_pledge_id_pledges_id_fk" FOREIGN KEY ("pledge_id") REFERENCES "public"."pledges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_pledge_id_unique" UNIQUE("pledge_id");--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_owner" CHECK (num_nonnulls(coalesce("holds"."cart_id", "holds"."pledge_id"), "holds"."waiting_entry_id", "holds"."reservation_id", "holds"."octo_booking_id") = 1);--> statement-breakpoint
CREATE FUNCTION "count_pledges"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE departures SET pledged_count =
    (SELECT coalesce(sum(places), 0) FROM pledges
     WHERE departure_id = departures.id AND state IN ('pledged', 'called'))
  WHERE id = coalesce(NEW.departure_id, OLD.departure_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "pledges_counted" AFTER INSERT OR UPDATE OR DELETE ON "pledges"
  FOR EACH ROW EXECUTE FUNCTION "count_pledges"();
--> statement-breakpoint
-- Places of a call that a cart has released or moved away from belong to the call again, until its end.
CREATE FUNCTION "return_called_places"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO holds (departure_id, pledge_id, places, expires_at)
  SELECT OLD.departure_id, pledges.id, least(OLD.places, pledges.places), pledges.called_until
  FROM pledges WHERE pledges.id = OLD.pledge_id AND state = 'called'
    AND EXISTS (SELECT FROM departures WHERE id = OLD.departure_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "holds_returned" AFTER DELETE ON "holds"
  FOR EACH ROW WHEN (OLD."cart_id" IS NOT NULL AND OLD."pledge_id" IS NOT NULL)
  EXECUTE FUNCTION "return_called_places"();
--> statement-breakpoint
CREATE TRIGGER "holds_returned_by_move" AFTER UPDATE ON "holds"
  FOR EACH ROW WHEN (OLD."cart_id" IS NOT NULL AND OLD."pledge_id" IS NOT NULL AND NEW."pledge_id" IS NULL)
  EXECUTE FUNCTION "return_called_places"();
