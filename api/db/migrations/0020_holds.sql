CREATE TABLE "holds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"departure_id" integer NOT NULL,
	"cart_id" uuid NOT NULL,
	"places" smallint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"is_renewed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "holds_cart_id_unique" UNIQUE("cart_id"),
	CONSTRAINT "holds_places" CHECK ("holds"."places" > 0)
);
--> statement-breakpoint
ALTER TABLE "departures" DROP CONSTRAINT "departures_places";--> statement-breakpoint
ALTER TABLE "departures" ADD COLUMN "held_count" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "departures" ADD COLUMN "held_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "children_count" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_departure_id_departures_id_fk" FOREIGN KEY ("departure_id") REFERENCES "public"."departures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "holds_by_departure" ON "holds" USING btree ("departure_id");--> statement-breakpoint
CREATE INDEX "holds_by_expiry" ON "holds" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "departures" ADD CONSTRAINT "departures_places" CHECK (least("departures"."booked_count", "departures"."held_count") >= 0 and "departures"."booked_count" + "departures"."held_count" <= "departures"."capacity");--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_children" CHECK ("carts"."children_count" between 0 and "carts"."travelers_count");--> statement-breakpoint
-- Writes the sum of a departure's holds into its row, where the table's check compares it with the capacity.
CREATE FUNCTION "count_holds"(held_departure integer) RETURNS void LANGUAGE sql AS $$
  UPDATE departures SET (held_count, held_until) =
    (SELECT coalesce(sum(places), 0), max(expires_at) FROM holds WHERE departure_id = held_departure)
  WHERE id = held_departure
$$;
--> statement-breakpoint
CREATE FUNCTION "count_changed_holds"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A hold that moves takes its new places before it releases the old ones.
  IF TG_OP <> 'DELETE' THEN PERFORM count_holds(NEW.departure_id); END IF;
  IF TG_OP = 'DELETE' THEN PERFORM count_holds(OLD.departure_id);
  ELSIF TG_OP = 'UPDATE' AND OLD.departure_id <> NEW.departure_id THEN PERFORM count_holds(OLD.departure_id);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "holds_counted" AFTER INSERT OR UPDATE OR DELETE ON "holds"
  FOR EACH ROW EXECUTE FUNCTION "count_changed_holds"();
