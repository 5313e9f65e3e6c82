CREATE TABLE "files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"hash" "bytea" NOT NULL,
	"size" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "files_kind" CHECK ("files"."kind" in ('gpx', 'import'))
);
--> statement-breakpoint
CREATE TABLE "photo_files" (
	"name" text PRIMARY KEY NOT NULL,
	"hash" "bytea" NOT NULL,
	"bytes" "bytea" NOT NULL,
	"added_by" uuid,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "photo_files_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_id_staff_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."staff"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_files" ADD CONSTRAINT "photo_files_name_photos_name_fk" FOREIGN KEY ("name") REFERENCES "public"."photos"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_files" ADD CONSTRAINT "photo_files_added_by_staff_user_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."staff"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_by_expiry" ON "files" USING btree ("expires_at");
--> statement-breakpoint
-- The bytes of a photograph are compressed already.
ALTER TABLE "photo_files" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;
--> statement-breakpoint
CREATE TRIGGER "photos_changed" AFTER UPDATE ON "photos"
  FOR EACH ROW WHEN (to_jsonb(OLD) - 'version' IS DISTINCT FROM to_jsonb(NEW) - 'version')
  EXECUTE FUNCTION "announce_content"();
