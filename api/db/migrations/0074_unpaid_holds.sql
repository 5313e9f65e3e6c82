CREATE TABLE "hold_turns" (
	"user_id" uuid NOT NULL,
	"departure_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"is_renewed" boolean NOT NULL,
	"is_lifted" boolean NOT NULL,
	CONSTRAINT "hold_turns_user_id_departure_id_pk" PRIMARY KEY("user_id","departure_id")
);
--> statement-breakpoint
ALTER TABLE "holds" ADD COLUMN "is_lifted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "holds" ADD COLUMN "address_block" text;--> statement-breakpoint
ALTER TABLE "hold_turns" ADD CONSTRAINT "hold_turns_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hold_turns" ADD CONSTRAINT "hold_turns_departure_id_departures_id_fk" FOREIGN KEY ("departure_id") REFERENCES "public"."departures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hold_turns_by_departure" ON "hold_turns" USING btree ("departure_id");--> statement-breakpoint
CREATE INDEX "hold_turns_by_end" ON "hold_turns" USING btree ("expires_at");
--> statement-breakpoint
-- A payment takes the use of its code when it starts: those that are open now have not.
UPDATE "discount_codes" SET "uses_count" = least(coalesce("max_uses", "uses_count" + "open"."count"), "uses_count" + "open"."count")
FROM (
  SELECT "order" ->> 'discountCode' AS "code", count(*)::int AS "count" FROM "payments"
  WHERE "status" IN ('pending', 'action_required') AND "purpose" = 'booking' AND "order" ->> 'discountCode' IS NOT NULL
  GROUP BY 1
) AS "open"
WHERE "open"."code" = "discount_codes"."code";
