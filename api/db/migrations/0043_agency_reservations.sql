CREATE TABLE "mail_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"reservation_id" uuid,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"body" text,
	"author_id" uuid,
	"key" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reservation_id" uuid,
	"user_id" uuid,
	"body" text NOT NULL,
	"is_for_guide" boolean DEFAULT false NOT NULL,
	"author_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notes_subject" CHECK (num_nonnulls("notes"."reservation_id", "notes"."user_id") = 1),
	CONSTRAINT "notes_for_guide" CHECK (not "notes"."is_for_guide" or "notes"."reservation_id" is not null)
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "source" text DEFAULT 'site' NOT NULL;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "balance_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_log" ADD CONSTRAINT "mail_log_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_log" ADD CONSTRAINT "mail_log_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_log_by_reservation" ON "mail_log" USING btree ("reservation_id","created_at");--> statement-breakpoint
CREATE INDEX "mail_log_by_user" ON "mail_log" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "mail_log_by_key" ON "mail_log" USING btree ("author_id","key") WHERE "mail_log"."key" is not null;--> statement-breakpoint
CREATE INDEX "notes_by_reservation" ON "notes" USING btree ("reservation_id","created_at");--> statement-breakpoint
CREATE INDEX "notes_by_user" ON "notes" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "reservations_newest" ON "reservations" USING btree ("created_at","id") WHERE not "reservations"."is_guide";--> statement-breakpoint
CREATE INDEX "reservations_owing" ON "reservations" USING btree ("created_at","id") WHERE "reservations"."balance_cents" <> 0;--> statement-breakpoint
CREATE INDEX "reservations_words" ON "reservations" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_source" CHECK ("reservations"."source" in ('site', 'phone', 'reseller', 'import'));--> statement-breakpoint
-- Searched text of a reservation: customer, reference, phone of the order, travellers. At a booking the
-- travellers are those of the order, so that their rows change nothing.
CREATE FUNCTION "reservation_text"(reservation reservations) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN reservation.is_guide THEN '' ELSE fold_text(concat_ws(' ', reservation.reference,
    (SELECT concat_ws(' ', first_name, last_name, email, phone) FROM users WHERE id = reservation.user_id),
    reservation."order" #>> '{contact,phone}',
    coalesce(
      (SELECT string_agg(concat_ws(' ', first_name, last_name), ' ' ORDER BY position) FROM participants
        WHERE reservation_id = reservation.id),
      (SELECT string_agg(concat_ws(' ', person ->> 'firstName', person ->> 'lastName'), ' ' ORDER BY position)
        FROM jsonb_array_elements(reservation."order" -> 'travellers') WITH ORDINALITY AS listed (person, position)))))
  END
$$;
--> statement-breakpoint
CREATE FUNCTION "write_reservation_text"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := reservation_text(NEW);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "reservations_text" BEFORE INSERT OR UPDATE OF "user_id", "reference", "order" ON "reservations"
  FOR EACH ROW EXECUTE FUNCTION "write_reservation_text"();
--> statement-breakpoint
CREATE FUNCTION "write_texts_of_user"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE reservations AS r SET search_text = reservation_text(r) WHERE user_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "users_reservation_texts" AFTER UPDATE OF "first_name", "last_name", "email", "phone" ON "users"
  FOR EACH ROW WHEN ((OLD.first_name, OLD.last_name, OLD.email, OLD.phone)
    IS DISTINCT FROM (NEW.first_name, NEW.last_name, NEW.email, NEW.phone))
  EXECUTE FUNCTION "write_texts_of_user"();
--> statement-breakpoint
CREATE FUNCTION "write_texts_of_travellers"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE reservations AS r SET search_text = reservation_text(r)
  WHERE id IN (SELECT reservation_id FROM changed) AND search_text <> reservation_text(r);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "participants_added_text" AFTER INSERT ON "participants" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "write_texts_of_travellers"();
--> statement-breakpoint
CREATE TRIGGER "participants_changed_text" AFTER UPDATE ON "participants" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "write_texts_of_travellers"();
--> statement-breakpoint
CREATE TRIGGER "participants_removed_text" AFTER DELETE ON "participants" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "write_texts_of_travellers"();
--> statement-breakpoint
-- The ledger decides; the column only lets lists find what is owed.
CREATE FUNCTION "write_balances"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE reservations SET balance_cents = balance_cents + moved.cents
  FROM (SELECT account, sum(amount_cents) AS cents FROM posted WHERE account LIKE 'customer:%'
        GROUP BY account HAVING sum(amount_cents) <> 0) AS moved
  WHERE id = substr(moved.account, 10)::uuid;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_entries_balances" AFTER INSERT ON "ledger_entries" REFERENCING NEW TABLE AS posted
  FOR EACH STATEMENT EXECUTE FUNCTION "write_balances"();
--> statement-breakpoint
CREATE FUNCTION "raise_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "reservations_version" BEFORE UPDATE ON "reservations" FOR EACH ROW
  WHEN (NEW.version = OLD.version AND (OLD.departure_id, OLD.travelers_count, OLD.total_cents, OLD.canceled_at, OLD."order")
    IS DISTINCT FROM (NEW.departure_id, NEW.travelers_count, NEW.total_cents, NEW.canceled_at, NEW."order"))
  EXECUTE FUNCTION "raise_version"();
--> statement-breakpoint
CREATE TRIGGER "users_version" BEFORE UPDATE ON "users" FOR EACH ROW
  WHEN (NEW.version = OLD.version AND (OLD.first_name, OLD.last_name, OLD.phone)
    IS DISTINCT FROM (NEW.first_name, NEW.last_name, NEW.phone))
  EXECUTE FUNCTION "raise_version"();
--> statement-breakpoint
UPDATE "reservations" SET "source" = 'phone' WHERE "reference" IS NULL AND NOT "is_guide";
--> statement-breakpoint
UPDATE "reservations" AS r SET "search_text" = reservation_text(r), "balance_cents" = coalesce(
  (SELECT sum(amount_cents) FROM ledger_entries WHERE account = 'customer:' || r.id), 0);
