CREATE TABLE "shortlist_items" (
	"list_id" uuid NOT NULL,
	"expedition_id" integer NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "shortlist_items_list_id_expedition_id_pk" PRIMARY KEY("list_id","expedition_id")
);
--> statement-breakpoint
CREATE TABLE "shortlist_people" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"list_id" uuid NOT NULL,
	"key_hash" "bytea" NOT NULL,
	"name" text NOT NULL,
	"party" smallint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shortlist_people_key_hash_unique" UNIQUE("key_hash"),
	CONSTRAINT "shortlist_people_party" CHECK ("shortlist_people"."party" between 1 and 8)
);
--> statement-breakpoint
CREATE TABLE "shortlist_votes" (
	"person_id" uuid NOT NULL,
	"expedition_id" integer NOT NULL,
	"vote" smallint NOT NULL,
	CONSTRAINT "shortlist_votes_person_id_expedition_id_pk" PRIMARY KEY("person_id","expedition_id"),
	CONSTRAINT "shortlist_votes_vote" CHECK ("shortlist_votes"."vote" between 0 and 2)
);
--> statement-breakpoint
CREATE TABLE "shortlist_weeks" (
	"person_id" uuid NOT NULL,
	"week" date NOT NULL,
	"part" smallint NOT NULL,
	CONSTRAINT "shortlist_weeks_person_id_week_pk" PRIMARY KEY("person_id","week"),
	CONSTRAINT "shortlist_weeks_part" CHECK ("shortlist_weeks"."part" between 1 and 2),
	CONSTRAINT "shortlist_weeks_saturday" CHECK (extract(isodow from "shortlist_weeks"."week") = 6)
);
--> statement-breakpoint
CREATE TABLE "shortlists" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"owner_hash" "bytea" NOT NULL,
	"owner_user" uuid,
	"title" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shortlists_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "shortlist_items" ADD CONSTRAINT "shortlist_items_list_id_shortlists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."shortlists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlist_items" ADD CONSTRAINT "shortlist_items_expedition_id_expeditions_id_fk" FOREIGN KEY ("expedition_id") REFERENCES "public"."expeditions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlist_people" ADD CONSTRAINT "shortlist_people_list_id_shortlists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."shortlists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlist_votes" ADD CONSTRAINT "shortlist_votes_person_id_shortlist_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."shortlist_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlist_votes" ADD CONSTRAINT "shortlist_votes_expedition_id_expeditions_id_fk" FOREIGN KEY ("expedition_id") REFERENCES "public"."expeditions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlist_weeks" ADD CONSTRAINT "shortlist_weeks_person_id_shortlist_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."shortlist_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlists" ADD CONSTRAINT "shortlists_owner_user_users_id_fk" FOREIGN KEY ("owner_user") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shortlist_items_by_expedition" ON "shortlist_items" USING btree ("expedition_id");--> statement-breakpoint
CREATE INDEX "shortlist_people_by_list" ON "shortlist_people" USING btree ("list_id");--> statement-breakpoint
CREATE INDEX "shortlist_votes_by_expedition" ON "shortlist_votes" USING btree ("expedition_id");--> statement-breakpoint
CREATE INDEX "shortlists_by_use" ON "shortlists" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "shortlists_by_owner" ON "shortlists" USING btree ("owner_user");