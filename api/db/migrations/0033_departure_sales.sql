CREATE TABLE "departure_prices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "departure_prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"departure_id" integer NOT NULL,
	"price_cents" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "departures" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "departures" ADD COLUMN "sales_closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "departures" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "departures" ADD COLUMN "series_key" uuid;--> statement-breakpoint
ALTER TABLE "departure_prices" ADD CONSTRAINT "departure_prices_departure_id_departures_id_fk" FOREIGN KEY ("departure_id") REFERENCES "public"."departures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "departure_prices_by_departure" ON "departure_prices" USING btree ("departure_id","id");--> statement-breakpoint
CREATE INDEX "departures_by_start" ON "departures" USING btree ("start_on","id");--> statement-breakpoint
CREATE INDEX "departures_by_series" ON "departures" USING btree ("series_key") WHERE "departures"."series_key" is not null;--> statement-breakpoint
UPDATE "departures" SET "confirmed_at" = now()
WHERE "canceled_at" IS NULL AND ("is_confirmed_by_guide" OR "booked_count" >= least("group_min", "capacity"));--> statement-breakpoint
INSERT INTO "departure_prices" ("departure_id", "price_cents", "at") SELECT "id", "price_cents", "created_at" FROM "departures";--> statement-breakpoint
CREATE FUNCTION "record_departure_price"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO departure_prices (departure_id, price_cents, at)
  VALUES (NEW.id, NEW.price_cents, CASE WHEN TG_OP = 'INSERT' THEN NEW.created_at ELSE now() END);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "departures_price_added" AFTER INSERT ON "departures"
  FOR EACH ROW EXECUTE FUNCTION "record_departure_price"();
--> statement-breakpoint
CREATE TRIGGER "departures_price_changed" AFTER UPDATE OF "price_cents" ON "departures"
  FOR EACH ROW WHEN (OLD.price_cents IS DISTINCT FROM NEW.price_cents) EXECUTE FUNCTION "record_departure_price"();
