CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"event_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"type" text NOT NULL,
	"facts" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "webhook_deliveries_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merge_key" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"attempted_at" timestamp with time zone,
	"failure" text,
	"response_status" integer,
	"response_excerpt" text,
	"duration_ms" integer
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"reseller_id" uuid,
	"secret_sealed" "bytea" NOT NULL,
	"former_secret_sealed" "bytea",
	"former_secret_until" timestamp with time zone,
	"disabled_at" timestamp with time zone,
	"disabled_reason" text,
	"first_failed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "webhook_endpoints_disabled" CHECK (("webhook_endpoints"."disabled_at" is null) = ("webhook_endpoints"."disabled_reason" is null)),
	CONSTRAINT "webhook_endpoints_former_secret" CHECK (("webhook_endpoints"."former_secret_sealed" is null) = ("webhook_endpoints"."former_secret_until" is null))
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_reseller_id_resellers_id_fk" FOREIGN KEY ("reseller_id") REFERENCES "public"."resellers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_deliveries_merge" ON "webhook_deliveries" USING btree ("endpoint_id","merge_key");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_pending" ON "webhook_deliveries" USING btree ("endpoint_id","position") WHERE "webhook_deliveries"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_newest" ON "webhook_deliveries" USING btree ("endpoint_id","at","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_by_time" ON "webhook_deliveries" USING btree (coalesce("attempted_at", "at"));--> statement-breakpoint
-- The table writes the deliveries in the transaction of the change, whatever program makes it. An endpoint of a
-- reseller receives its own reservations only. A change of a row whose delivery still waits joins it, and locks it:
-- it leaves once that change has committed.
CREATE FUNCTION "queue_webhook"("event" text, "key" text, "ids" jsonb, "reseller" uuid) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "webhook_deliveries" ("endpoint_id", "type", "facts", "at", "merge_key")
  SELECT "id", "event", "ids", date_trunc('milliseconds', now()), "key" FROM "webhook_endpoints"
  WHERE "disabled_at" IS NULL AND "event" = ANY ("events")
    AND ("reseller_id" IS NULL OR "reseller_id" = "reseller" OR "event" NOT LIKE 'reservation.%')
  ORDER BY "id"
  ON CONFLICT ("endpoint_id", "merge_key") DO UPDATE SET "at" = excluded."at", "facts" = excluded."facts";
$$;
--> statement-breakpoint
CREATE FUNCTION "queue_departure_webhook"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM queue_webhook('departure.updated', 'departure:' || NEW."id", jsonb_build_object(
    'id', NEW."id"::text, 'expedition_id', "id"::text, 'slug', "slug"), NULL)
  FROM "expeditions" WHERE "id" = NEW."expedition_id" AND "state" = 'published';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "departures_webhook_added" AFTER INSERT ON "departures"
  FOR EACH ROW EXECUTE FUNCTION "queue_departure_webhook"();
--> statement-breakpoint
CREATE TRIGGER "departures_webhook_changed" AFTER UPDATE ON "departures"
  FOR EACH ROW WHEN (
    (OLD."start_on", OLD."end_on", OLD."capacity", OLD."booked_count", OLD."held_count", OLD."group_min",
      OLD."price_cents", OLD."child_price_cents", OLD."confirmed_at", OLD."sales_closed_at", OLD."canceled_at",
      OLD."guide_id")
    IS DISTINCT FROM
    (NEW."start_on", NEW."end_on", NEW."capacity", NEW."booked_count", NEW."held_count", NEW."group_min",
      NEW."price_cents", NEW."child_price_cents", NEW."confirmed_at", NEW."sales_closed_at", NEW."canceled_at",
      NEW."guide_id")
  ) EXECUTE FUNCTION "queue_departure_webhook"();
--> statement-breakpoint
CREATE FUNCTION "queue_expedition_webhook"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM queue_webhook('expedition.published', 'expedition:' || NEW."id", jsonb_build_object(
    'id', NEW."id"::text, 'slug', NEW."slug"), NULL);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "expeditions_webhook_published" AFTER UPDATE ON "expeditions"
  FOR EACH ROW WHEN (
    NEW."state" = 'published'
    AND (OLD."state", OLD."revision") IS DISTINCT FROM (NEW."state", NEW."revision")
  ) EXECUTE FUNCTION "queue_expedition_webhook"();
--> statement-breakpoint
CREATE FUNCTION "queue_reservation_webhook"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM queue_webhook(TG_ARGV[0], NULL, jsonb_strip_nulls(jsonb_build_object(
    'id', NEW."id", 'reference', NEW."reference", 'departure_id', "id"::text,
    'expedition_id', "expedition_id"::text)), NEW."reseller_id")
  FROM "departures" WHERE "id" = NEW."departure_id";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "reservations_webhook_booked" AFTER INSERT ON "reservations"
  FOR EACH ROW WHEN (NEW."stage" = 'booked' AND NOT NEW."is_guide" AND NEW."canceled_at" IS NULL)
  EXECUTE FUNCTION "queue_reservation_webhook"('reservation.confirmed');
--> statement-breakpoint
CREATE TRIGGER "reservations_webhook_confirmed" AFTER UPDATE OF "stage" ON "reservations"
  FOR EACH ROW WHEN (OLD."stage" <> 'booked' AND NEW."stage" = 'booked')
  EXECUTE FUNCTION "queue_reservation_webhook"('reservation.confirmed');
--> statement-breakpoint
CREATE TRIGGER "reservations_webhook_canceled" AFTER UPDATE OF "canceled_at" ON "reservations"
  FOR EACH ROW WHEN (
    OLD."canceled_at" IS NULL AND NEW."canceled_at" IS NOT NULL AND NEW."stage" = 'booked' AND NOT NEW."is_guide"
  ) EXECUTE FUNCTION "queue_reservation_webhook"('reservation.cancelled');
--> statement-breakpoint
CREATE FUNCTION "queue_message_webhook"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM queue_webhook('message.posted', NULL, jsonb_build_object(
    'id', NEW."id", 'expedition_id', "id"::text, 'slug', "slug"), NULL)
  FROM "expeditions" WHERE "id" = NEW."expedition_id" AND "state" = 'published';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "messages_webhook_posted" AFTER INSERT ON "messages"
  FOR EACH ROW WHEN (NEW."hidden_at" IS NULL) EXECUTE FUNCTION "queue_message_webhook"();
