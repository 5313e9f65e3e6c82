CREATE TABLE "expedition_options" (
	"expedition_id" integer NOT NULL,
	"code" text NOT NULL,
	"label" text NOT NULL,
	"description" text,
	"price_cents" integer NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "expedition_options_expedition_id_code_pk" PRIMARY KEY("expedition_id","code"),
	CONSTRAINT "expedition_options_price" CHECK ("expedition_options"."price_cents" > 0 and "expedition_options"."price_cents" % 100 = 0)
);
--> statement-breakpoint
CREATE TABLE "cart_codes" (
	"cart_id" uuid NOT NULL,
	"code" text NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "cart_codes_cart_id_code_pk" PRIMARY KEY("cart_id","code")
);
--> statement-breakpoint
CREATE TABLE "cart_options" (
	"cart_id" uuid NOT NULL,
	"code" text NOT NULL,
	"positions" smallint[] NOT NULL,
	CONSTRAINT "cart_options_cart_id_code_pk" PRIMARY KEY("cart_id","code")
);
--> statement-breakpoint
CREATE TABLE "waiting_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"departure_id" integer NOT NULL,
	"user_id" uuid,
	"email" text NOT NULL,
	"places" smallint NOT NULL,
	"token_hash" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"offered_at" timestamp with time zone,
	"offer_expires_at" timestamp with time zone,
	"accepted_at" timestamp with time zone,
	"left_at" timestamp with time zone,
	CONSTRAINT "waiting_entries_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "waiting_entries_places" CHECK ("waiting_entries"."places" between 1 and 20)
);
--> statement-breakpoint
CREATE TABLE "discount_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"percent" smallint,
	"amount_cents" integer,
	"starts_on" date,
	"ends_on" date,
	"max_uses" integer,
	"uses_count" integer DEFAULT 0 NOT NULL,
	"minimum_cents" integer DEFAULT 0 NOT NULL,
	"expedition_ids" integer[],
	CONSTRAINT "discount_codes_kind" CHECK (num_nonnulls("discount_codes"."percent", "discount_codes"."amount_cents") = 1),
	CONSTRAINT "discount_codes_percent" CHECK ("discount_codes"."percent" between 1 and 50),
	CONSTRAINT "discount_codes_amount" CHECK ("discount_codes"."amount_cents" > 0),
	CONSTRAINT "discount_codes_uses" CHECK ("discount_codes"."uses_count" between 0 and coalesce("discount_codes"."max_uses", "discount_codes"."uses_count"))
);
--> statement-breakpoint
CREATE TABLE "gift_cards" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"buyer_id" uuid,
	"recipient_name" text NOT NULL,
	"recipient_email" text NOT NULL,
	"message" text,
	"send_on" date,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"activated_at" timestamp with time zone,
	"blocked_at" timestamp with time zone,
	CONSTRAINT "gift_cards_code_unique" UNIQUE("code"),
	CONSTRAINT "gift_cards_amount" CHECK ("gift_cards"."amount_cents" between 3000 and 200000)
);
--> statement-breakpoint
CREATE TABLE "instalments" (
	"reservation_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"due_on" date NOT NULL,
	"amount_cents" integer NOT NULL,
	"payment_id" uuid,
	CONSTRAINT "instalments_reservation_id_position_pk" PRIMARY KEY("reservation_id","position")
);
--> statement-breakpoint
CREATE TABLE "invoice_counters" (
	"year" smallint PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_files" (
	"invoice_id" uuid PRIMARY KEY NOT NULL,
	"pdf" "bytea" NOT NULL,
	"sha256" text NOT NULL,
	"archived_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"reservation_id" uuid,
	"gift_card_id" uuid,
	"document" jsonb NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoices_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"kind" text NOT NULL,
	"provider_id" text,
	"received_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone,
	CONSTRAINT "payment_events_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"purpose" text NOT NULL,
	"user_id" uuid NOT NULL,
	"cart_id" uuid,
	"reservation_id" uuid,
	"gift_card_id" uuid,
	"idempotency_key" text NOT NULL,
	"order" jsonb,
	"amount_cents" integer NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text,
	"status" text NOT NULL,
	"failure" text,
	"client_secret" text,
	"redirect_url" text,
	"saved_card" text,
	"created_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payments_amount" CHECK ("payments"."amount_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"provider_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount_cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "holds" ALTER COLUMN "cart_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "departures" ADD COLUMN "child_price_cents" integer;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "child_price_cents" integer;--> statement-breakpoint
ALTER TABLE "holds" ADD COLUMN "waiting_entry_id" uuid;--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "price_cents" integer;--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "canceled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "order" jsonb;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "changes_count" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "expedition_options" ADD CONSTRAINT "expedition_options_expedition_id_expeditions_id_fk" FOREIGN KEY ("expedition_id") REFERENCES "public"."expeditions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_codes" ADD CONSTRAINT "cart_codes_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "cart_options" ADD CONSTRAINT "cart_options_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "waiting_entries" ADD CONSTRAINT "waiting_entries_departure_id_departures_id_fk" FOREIGN KEY ("departure_id") REFERENCES "public"."departures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_entries" ADD CONSTRAINT "waiting_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instalments" ADD CONSTRAINT "instalments_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instalments" ADD CONSTRAINT "instalments_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_files" ADD CONSTRAINT "invoice_files_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_gift_card_id_gift_cards_id_fk" FOREIGN KEY ("gift_card_id") REFERENCES "public"."gift_cards"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_gift_card_id_gift_cards_id_fk" FOREIGN KEY ("gift_card_id") REFERENCES "public"."gift_cards"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "waiting_entries_by_departure" ON "waiting_entries" USING btree ("departure_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_entries_one_each" ON "waiting_entries" USING btree ("departure_id",lower("email")) WHERE "waiting_entries"."left_at" is null;--> statement-breakpoint
CREATE INDEX "gift_cards_to_send" ON "gift_cards" USING btree ("send_on") WHERE "gift_cards"."sent_at" is null and "gift_cards"."activated_at" is not null;--> statement-breakpoint
CREATE INDEX "instalments_open" ON "instalments" USING btree ("due_on") WHERE "instalments"."payment_id" is null;--> statement-breakpoint
CREATE INDEX "invoices_by_reservation" ON "invoices" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "payment_events_open" ON "payment_events" USING btree ("received_at") WHERE "payment_events"."handled_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_by_key" ON "payments" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_by_provider" ON "payments" USING btree ("provider","provider_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_success" ON "payments" USING btree ("cart_id") WHERE "payments"."status" = 'succeeded';--> statement-breakpoint
CREATE INDEX "payments_by_cart" ON "payments" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "payments_by_reservation" ON "payments" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "payments_open" ON "payments" USING btree ("created_at") WHERE "payments"."status" in ('pending', 'action_required');--> statement-breakpoint
CREATE INDEX "refunds_by_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_open" ON "refunds" USING btree ("created_at") WHERE "refunds"."status" = 'pending';--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_waiting_entry_id_waiting_entries_id_fk" FOREIGN KEY ("waiting_entry_id") REFERENCES "public"."waiting_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_waiting_entry_id_unique" UNIQUE("waiting_entry_id");--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_reference_unique" UNIQUE("reference");--> statement-breakpoint
ALTER TABLE "departures" ADD CONSTRAINT "departures_child_price" CHECK ("departures"."child_price_cents" % 100 = 0);--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_owner" CHECK (num_nonnulls("holds"."cart_id", "holds"."waiting_entry_id") = 1);--> statement-breakpoint
CREATE FUNCTION "refuse_invoice_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'invoices are immutable' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "invoices_immutable" BEFORE UPDATE OR DELETE OR TRUNCATE ON "invoices"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_invoice_change"();
--> statement-breakpoint
CREATE TRIGGER "invoice_files_immutable" BEFORE UPDATE OR DELETE OR TRUNCATE ON "invoice_files"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_invoice_change"();
--> statement-breakpoint
CREATE FUNCTION "refuse_payment_deletion"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'payments and refunds are never deleted' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "payments_never_deleted" BEFORE DELETE OR TRUNCATE ON "payments"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_payment_deletion"();
--> statement-breakpoint
CREATE TRIGGER "refunds_never_deleted" BEFORE DELETE OR TRUNCATE ON "refunds"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_payment_deletion"();
