CREATE TABLE "expedition_drafts" (
	"expedition_id" integer PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"field_versions" jsonb NOT NULL,
	"is_changed" boolean NOT NULL,
	"changed_by" uuid,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "expedition_revisions" (
	"expedition_id" integer NOT NULL,
	"number" integer NOT NULL,
	"content" jsonb NOT NULL,
	"note" text,
	"author_id" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "expedition_revisions_expedition_id_number_pk" PRIMARY KEY("expedition_id","number")
);
--> statement-breakpoint
CREATE TABLE "slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"expedition_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "expeditions" ADD COLUMN "state" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "expeditions" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "expeditions" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "expeditions" ADD COLUMN "missing_count" smallint;--> statement-breakpoint
ALTER TABLE "expeditions" ADD COLUMN "search_title" text;--> statement-breakpoint
ALTER TABLE "expeditions" ADD COLUMN "search_description" text;--> statement-breakpoint
ALTER TABLE "expeditions" ADD COLUMN "creation_key" uuid;--> statement-breakpoint
ALTER TABLE "expeditions" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "expedition_drafts" ADD CONSTRAINT "expedition_drafts_expedition_id_expeditions_id_fk" FOREIGN KEY ("expedition_id") REFERENCES "public"."expeditions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expedition_revisions" ADD CONSTRAINT "expedition_revisions_expedition_id_expeditions_id_fk" FOREIGN KEY ("expedition_id") REFERENCES "public"."expeditions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slugs" ADD CONSTRAINT "slugs_expedition_id_expeditions_id_fk" FOREIGN KEY ("expedition_id") REFERENCES "public"."expeditions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "slugs_by_expedition" ON "slugs" USING btree ("expedition_id");--> statement-breakpoint
ALTER TABLE "expeditions" ADD CONSTRAINT "expeditions_creation_key_unique" UNIQUE("creation_key");--> statement-breakpoint
ALTER TABLE "expeditions" ADD CONSTRAINT "expeditions_state" CHECK ("expeditions"."state" in ('draft', 'published', 'unpublished', 'archived'));--> statement-breakpoint
INSERT INTO "slugs" ("slug", "expedition_id") SELECT "slug", "id" FROM "expeditions";--> statement-breakpoint
-- Whatever program changes a slug: the former one stays with its expedition, and no other can take it.
CREATE FUNCTION "keep_slug"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "slugs" ("slug", "expedition_id") VALUES (NEW."slug", NEW."id") ON CONFLICT DO NOTHING;
  IF NOT EXISTS (SELECT FROM "slugs" WHERE "slug" = NEW."slug" AND "expedition_id" = NEW."id") THEN
    RAISE unique_violation USING MESSAGE = 'slug of another expedition', CONSTRAINT = 'slugs_pkey';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "expeditions_slug_added" AFTER INSERT ON "expeditions"
  FOR EACH ROW EXECUTE FUNCTION "keep_slug"();
--> statement-breakpoint
CREATE TRIGGER "expeditions_slug_changed" AFTER UPDATE OF "slug" ON "expeditions"
  FOR EACH ROW WHEN (OLD."slug" IS DISTINCT FROM NEW."slug") EXECUTE FUNCTION "keep_slug"();
--> statement-breakpoint
-- Published, unpublished, or ranked: any page may list it.
CREATE TRIGGER "expeditions_published" AFTER UPDATE ON "expeditions"
  FOR EACH ROW WHEN (
    'published' IN (OLD."state", NEW."state")
    AND (OLD."state", OLD."revision", OLD."carousel_rank", OLD."guide_id")
      IS DISTINCT FROM (NEW."state", NEW."revision", NEW."carousel_rank", NEW."guide_id")
  ) EXECUTE FUNCTION "announce_content"();
