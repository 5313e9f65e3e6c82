CREATE TABLE "guide_absences" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"guide_id" integer NOT NULL,
	"start_on" date NOT NULL,
	"end_on" date NOT NULL,
	"note" text,
	CONSTRAINT "guide_absences_days" CHECK ("guide_absences"."end_on" >= "guide_absences"."start_on")
);
--> statement-breakpoint
CREATE TABLE "guide_accounts" (
	"guide_id" integer PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "guide_accounts_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
ALTER TABLE "guides" ADD COLUMN "photo_name" text;--> statement-breakpoint
ALTER TABLE "guides" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "guides" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "guides" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "guide_absences" ADD CONSTRAINT "guide_absences_guide_id_guides_id_fk" FOREIGN KEY ("guide_id") REFERENCES "public"."guides"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_accounts" ADD CONSTRAINT "guide_accounts_guide_id_guides_id_fk" FOREIGN KEY ("guide_id") REFERENCES "public"."guides"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_accounts" ADD CONSTRAINT "guide_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guide_absences_by_guide" ON "guide_absences" USING btree ("guide_id","start_on");--> statement-breakpoint
ALTER TABLE "guides" ADD CONSTRAINT "guides_photo_name_photos_name_fk" FOREIGN KEY ("photo_name") REFERENCES "public"."photos"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Content that many pages show: every gateway reads its pages again.
CREATE FUNCTION "announce_content"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('live', 'content:' || TG_TABLE_NAME);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "guides_added" AFTER INSERT OR DELETE ON "guides"
  FOR EACH STATEMENT EXECUTE FUNCTION "announce_content"();
--> statement-breakpoint
CREATE TRIGGER "guides_changed" AFTER UPDATE ON "guides"
  FOR EACH ROW WHEN (to_jsonb(OLD) - '{version,changed_at}'::text[] IS DISTINCT FROM to_jsonb(NEW) - '{version,changed_at}'::text[])
  EXECUTE FUNCTION "announce_content"();
