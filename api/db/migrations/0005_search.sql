CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- Its words have neither stem nor spelling yet: trips are written anew.
DELETE FROM "search_words";
--> statement-breakpoint
CREATE TABLE "departure_cities" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_bits" (
	"key" text collate "C" NOT NULL,
	"block" integer NOT NULL,
	"bits" bit(8192) NOT NULL,
	CONSTRAINT "search_bits_key_block_pk" PRIMARY KEY("key","block")
);
--> statement-breakpoint
CREATE TABLE "search_keys" (
	"expedition_id" integer PRIMARY KEY NOT NULL,
	"state" text[] DEFAULT '{}' NOT NULL,
	"words" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_orders" (
	"expedition_id" integer PRIMARY KEY NOT NULL,
	"carousel_rank" integer NOT NULL,
	"min_price" double precision NOT NULL,
	"rating" double precision NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"duration_days" smallint NOT NULL,
	"next_start" date,
	"next_bookable" date
);
--> statement-breakpoint
CREATE TABLE "search_trains" (
	"city" text NOT NULL,
	"expedition_id" integer NOT NULL,
	"kg_co2e" double precision NOT NULL,
	CONSTRAINT "search_trains_expedition_id_city_pk" PRIMARY KEY("expedition_id","city")
);
--> statement-breakpoint
DROP INDEX "expedition_documents_search";--> statement-breakpoint
DROP INDEX "search_words_prefix";--> statement-breakpoint
ALTER TABLE "search_words" ALTER COLUMN "word" SET DATA TYPE text collate "C";--> statement-breakpoint
ALTER TABLE "search_words" ALTER COLUMN "sound" SET DATA TYPE text collate "C";--> statement-breakpoint
ALTER TABLE "search_words" ALTER COLUMN "weight" SET DATA TYPE smallint;--> statement-breakpoint
ALTER TABLE "search_words" ADD COLUMN "lexeme" text collate "C" NOT NULL;--> statement-breakpoint
ALTER TABLE "search_words" ADD COLUMN "spelling" text NOT NULL;--> statement-breakpoint
ALTER TABLE "search_keys" ADD CONSTRAINT "search_keys_expedition_id_expeditions_id_fk" FOREIGN KEY ("expedition_id") REFERENCES "public"."expeditions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_orders" ADD CONSTRAINT "search_orders_expedition_id_expeditions_id_fk" FOREIGN KEY ("expedition_id") REFERENCES "public"."expeditions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_trains" ADD CONSTRAINT "search_trains_expedition_id_expeditions_id_fk" FOREIGN KEY ("expedition_id") REFERENCES "public"."expeditions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_orders_recommended" ON "search_orders" USING btree ("carousel_rank","next_bookable","expedition_id");--> statement-breakpoint
CREATE INDEX "search_orders_next_departure" ON "search_orders" USING btree ("next_start","expedition_id");--> statement-breakpoint
CREATE INDEX "search_orders_price" ON "search_orders" USING btree ("min_price","expedition_id");--> statement-breakpoint
CREATE INDEX "search_orders_duration" ON "search_orders" USING btree ("duration_days","expedition_id");--> statement-breakpoint
CREATE INDEX "search_orders_rating" ON "search_orders" USING btree ("rating","expedition_id");--> statement-breakpoint
CREATE INDEX "search_orders_newest" ON "search_orders" USING btree ("published_at","expedition_id");--> statement-breakpoint
CREATE INDEX "search_trains_lightest" ON "search_trains" USING btree ("city","kg_co2e","expedition_id");--> statement-breakpoint
CREATE INDEX "search_words_lexeme" ON "search_words" USING btree ("lexeme");--> statement-breakpoint
CREATE INDEX "search_words_alike" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "expedition_documents" DROP COLUMN "search_vector";--> statement-breakpoint
ALTER TABLE "expedition_documents" DROP COLUMN "tags";--> statement-breakpoint
ALTER TABLE "expedition_documents" DROP COLUMN "duration_days";--> statement-breakpoint
ALTER TABLE "expedition_documents" DROP COLUMN "rating";--> statement-breakpoint
ALTER TABLE "expedition_documents" DROP COLUMN "published_at";--> statement-breakpoint
ALTER TABLE "expedition_documents" DROP COLUMN "next_start";--> statement-breakpoint
ALTER TABLE "expedition_documents" DROP COLUMN "longitude";--> statement-breakpoint
ALTER TABLE "expedition_documents" DROP COLUMN "latitude";--> statement-breakpoint
ALTER TABLE "expedition_documents" DROP COLUMN "train_hours";--> statement-breakpoint
ALTER TABLE "expedition_documents" DROP COLUMN "train_kg_co2e";