CREATE FUNCTION "price_shares_percent"(shares jsonb) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT sum((share ->> 'percent')::int) FROM jsonb_array_elements(shares) AS share
$$;
--> statement-breakpoint
ALTER TABLE "expeditions" ADD COLUMN "price_shares" jsonb;--> statement-breakpoint
ALTER TABLE "expeditions" ADD COLUMN "shares_verified_on" date;--> statement-breakpoint
ALTER TABLE "expeditions" ADD CONSTRAINT "expeditions_price_shares" CHECK (price_shares_percent("expeditions"."price_shares") = 100);