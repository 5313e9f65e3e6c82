CREATE TABLE "expedition_days" (
	"expedition_id" integer NOT NULL,
	"day" smallint NOT NULL,
	"text" text NOT NULL,
	"title" text,
	"from" text,
	"to" text,
	"mode" text,
	"km" double precision,
	"ascent_m" integer,
	"descent_m" integer,
	"high_point_m" integer,
	"hours" double precision,
	"night" text,
	"meals" text[] DEFAULT '{}' NOT NULL,
	"transfer" text,
	"option" text,
	"note" text,
	"track" jsonb,
	CONSTRAINT "expedition_days_expedition_id_day_pk" PRIMARY KEY("expedition_id","day"),
	CONSTRAINT "expedition_days_figures" CHECK (least("expedition_days"."km", "expedition_days"."ascent_m", "expedition_days"."descent_m", "expedition_days"."hours") >= 0)
);
--> statement-breakpoint
ALTER TABLE "expeditions" ALTER COLUMN "programme" SET DEFAULT '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "expeditions" ADD COLUMN "access_note" text;--> statement-breakpoint
ALTER TABLE "expeditions" ADD COLUMN "land" jsonb;--> statement-breakpoint
ALTER TABLE "expedition_days" ADD CONSTRAINT "expedition_days_expedition_id_expeditions_id_fk" FOREIGN KEY ("expedition_id") REFERENCES "public"."expeditions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "expedition_days" ("expedition_id", "day", "text")
SELECT "id", (line ->> 'day')::smallint, line ->> 'text'
FROM "expeditions", jsonb_array_elements("programme") AS line
ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- Stored documents gain their days.
UPDATE "expedition_documents" SET "stale_on" = '0001-01-01';
