ALTER TABLE "reservations" ADD COLUMN "leaves_on" date;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "balance_due_on" date;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "complete_count" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "reservations_leaving" ON "reservations" USING btree ("leaves_on","id") WHERE not "reservations"."is_guide";--> statement-breakpoint
CREATE INDEX "reservations_incomplete" ON "reservations" USING btree ("leaves_on") WHERE "reservations"."complete_count" < "reservations"."travelers_count";--> statement-breakpoint
-- Columns by which lists find reservations: two tables and a document are not read for each row.
CREATE FUNCTION "balance_due_day"(sold jsonb, first_day date) RETURNS date LANGUAGE sql STABLE AS $$
  -- Orders without terms of their own were sold at 30 days.
  SELECT coalesce((sold #>> '{quote,balanceDueOn}')::date, first_day - coalesce((sold #>> '{terms,balanceDays}')::int, 30))
$$;
--> statement-breakpoint
CREATE FUNCTION "write_reservation_days"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.leaves_on := (SELECT start_on FROM departures WHERE id = NEW.departure_id);
  NEW.balance_due_on := balance_due_day(NEW."order", NEW.leaves_on);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "reservations_days" BEFORE INSERT OR UPDATE OF "departure_id", "order" ON "reservations"
  FOR EACH ROW EXECUTE FUNCTION "write_reservation_days"();
--> statement-breakpoint
CREATE FUNCTION "write_days_of_departure"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE reservations SET leaves_on = NEW.start_on, balance_due_on = balance_due_day("order", NEW.start_on)
  WHERE departure_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "departures_reservation_days" AFTER UPDATE OF "start_on" ON "departures"
  FOR EACH ROW WHEN (OLD.start_on <> NEW.start_on) EXECUTE FUNCTION "write_days_of_departure"();
--> statement-breakpoint
CREATE FUNCTION "complete_travellers"(reservation uuid, travellers smallint) RETURNS smallint LANGUAGE sql STABLE AS $$
  SELECT count(*)::smallint FROM participants WHERE reservation_id = reservation AND position < travellers
    AND num_nulls(first_name, last_name, birth_date, phone, emergency_contact, diet, shoe_size) = 0
$$;
--> statement-breakpoint
CREATE FUNCTION "write_complete_count"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.complete_count := complete_travellers(NEW.id, NEW.travelers_count);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "reservations_complete" BEFORE UPDATE OF "travelers_count" ON "reservations" FOR EACH ROW
  WHEN (OLD.travelers_count <> NEW.travelers_count) EXECUTE FUNCTION "write_complete_count"();
--> statement-breakpoint
-- Was the text alone: one update writes what the travellers change.
CREATE OR REPLACE FUNCTION "write_texts_of_travellers"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE reservations AS r
  SET search_text = reservation_text(r), complete_count = complete_travellers(r.id, r.travelers_count)
  WHERE id IN (SELECT reservation_id FROM changed)
    AND (search_text, complete_count) <> (reservation_text(r), complete_travellers(r.id, r.travelers_count));
  RETURN NULL;
END $$;
--> statement-breakpoint
UPDATE "reservations" AS r SET "leaves_on" = d."start_on", "balance_due_on" = balance_due_day(r."order", d."start_on"),
  "complete_count" = complete_travellers(r."id", r."travelers_count")
FROM "departures" AS d WHERE d."id" = r."departure_id";
