ALTER TABLE "holds" DROP CONSTRAINT "holds_owner";--> statement-breakpoint
ALTER TABLE "gift_cards" DROP CONSTRAINT "gift_cards_amount";--> statement-breakpoint
ALTER TABLE "holds" ADD COLUMN "reservation_id" uuid;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "stage" text DEFAULT 'booked' NOT NULL;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "option_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "method" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "paid_on" date;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "external_reference" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "recorded_by" uuid;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "reversed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "reversal_reason" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "reversal_key" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "requested_by" uuid;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "gift_card_id" uuid;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "settled_by" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "settled_on" date;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "external_reference" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "replaced_by" uuid;--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_gift_card_id_gift_cards_id_fk" FOREIGN KEY ("gift_card_id") REFERENCES "public"."gift_cards"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reservations_options" ON "reservations" USING btree ("option_until") WHERE "reservations"."stage" = 'option';--> statement-breakpoint
CREATE UNIQUE INDEX "payments_by_reversal_key" ON "payments" USING btree ("reversal_key");--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_reservation_id_unique" UNIQUE("reservation_id");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_idempotency_key_unique" UNIQUE("idempotency_key");--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_owner" CHECK (num_nonnulls("holds"."cart_id", "holds"."waiting_entry_id", "holds"."reservation_id") = 1);--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_stage" CHECK ("reservations"."stage" in ('option', 'booked', 'expired'));--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_option" CHECK ("reservations"."stage" = 'booked' or "reservations"."option_until" is not null);--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_amount" CHECK ("gift_cards"."amount_cents" between 1 and 200000);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_manual" CHECK (("payments"."provider" = 'manual') = ("payments"."method" is not null));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_reversed" CHECK ("payments"."reversed_at" is null or "payments"."status" = 'canceled');--> statement-breakpoint
-- The lock of the payment orders concurrent refunds: each sees those that were committed before.
CREATE FUNCTION "check_refunds"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE taken bigint;
BEGIN
  SELECT amount_cents INTO taken FROM payments WHERE id = NEW.payment_id FOR NO KEY UPDATE;
  IF (SELECT sum(amount_cents) FROM refunds WHERE payment_id = NEW.payment_id AND status <> 'failed') > taken THEN
    RAISE EXCEPTION 'refunds of payment % exceed it', NEW.payment_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'refunds_within_payment';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "refunds_within_payment" AFTER INSERT OR UPDATE OF "payment_id", "amount_cents", "status" ON "refunds"
  FOR EACH ROW EXECUTE FUNCTION "check_refunds"();
