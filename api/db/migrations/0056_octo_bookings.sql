CREATE TABLE "octo_bookings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reseller_id" uuid NOT NULL,
	"uuid" uuid NOT NULL,
	"fingerprint" text NOT NULL,
	"test" boolean NOT NULL,
	"reference" text NOT NULL,
	"reseller_reference" text,
	"departure_id" integer NOT NULL,
	"option_id" text NOT NULL,
	"items" jsonb NOT NULL,
	"contact" jsonb NOT NULL,
	"notes" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"cancel_reason" text,
	"kept_percent" integer,
	CONSTRAINT "octo_bookings_reference_unique" UNIQUE("reference"),
	CONSTRAINT "octo_bookings_uuid" UNIQUE("reseller_id","uuid"),
	CONSTRAINT "octo_bookings_items" CHECK (jsonb_array_length("octo_bookings"."items") > 0),
	CONSTRAINT "octo_bookings_kept" CHECK ("octo_bookings"."kept_percent" between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "holds" DROP CONSTRAINT "holds_owner";--> statement-breakpoint
ALTER TABLE "reservations" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "holds" ADD COLUMN "octo_booking_id" uuid;--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "unit" text;--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "unit_item_id" uuid;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "reseller_id" uuid;--> statement-breakpoint
ALTER TABLE "octo_bookings" ADD CONSTRAINT "octo_bookings_reseller_id_resellers_id_fk" FOREIGN KEY ("reseller_id") REFERENCES "public"."resellers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "octo_bookings" ADD CONSTRAINT "octo_bookings_departure_id_departures_id_fk" FOREIGN KEY ("departure_id") REFERENCES "public"."departures"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "octo_bookings_by_reference" ON "octo_bookings" USING btree ("reseller_id","reseller_reference");--> statement-breakpoint
CREATE INDEX "octo_bookings_by_departure" ON "octo_bookings" USING btree ("departure_id");--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_octo_booking_id_octo_bookings_id_fk" FOREIGN KEY ("octo_booking_id") REFERENCES "public"."octo_bookings"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_reseller_id_resellers_id_fk" FOREIGN KEY ("reseller_id") REFERENCES "public"."resellers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reservations_by_reseller" ON "reservations" USING btree ("reseller_id");--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_octo_booking_id_unique" UNIQUE("octo_booking_id");--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_owner" CHECK (num_nonnulls("holds"."cart_id", "holds"."waiting_entry_id", "holds"."reservation_id", "holds"."octo_booking_id") = 1);--> statement-breakpoint
ALTER TABLE "participants" ADD CONSTRAINT "participants_unit" CHECK ("participants"."unit" in ('adult', 'child'));--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_owner" CHECK (num_nonnulls("reservations"."user_id", "reservations"."reseller_id") = 1);--> statement-breakpoint
-- Was without resellers: their reservations are found by the reseller, its reference and the contact.
CREATE OR REPLACE FUNCTION "reservation_text"(reservation reservations) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN reservation.is_guide THEN '' ELSE fold_text(concat_ws(' ', reservation.reference,
    (SELECT concat_ws(' ', first_name, last_name, email, phone) FROM users WHERE id = reservation.user_id),
    (SELECT name FROM resellers WHERE id = reservation.reseller_id),
    (SELECT concat_ws(' ', reseller_reference, contact ->> 'fullName', contact ->> 'firstName', contact ->> 'lastName',
      contact ->> 'emailAddress') FROM octo_bookings WHERE id = reservation.id AND reservation.reseller_id IS NOT NULL),
    reservation."order" #>> '{contact,phone}',
    coalesce(
      (SELECT string_agg(concat_ws(' ', first_name, last_name), ' ' ORDER BY position) FROM participants
        WHERE reservation_id = reservation.id),
      (SELECT string_agg(concat_ws(' ', person ->> 'firstName', person ->> 'lastName'), ' ' ORDER BY position)
        FROM jsonb_array_elements(reservation."order" -> 'travellers') WITH ORDINALITY AS listed (person, position)))))
  END
$$;
