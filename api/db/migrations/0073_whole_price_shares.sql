-- Shares without an entry had no sum, which a check lets pass; and negative shares hid behind larger ones.
CREATE OR REPLACE FUNCTION "price_shares_percent"(shares jsonb) RETURNS bigint LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT CASE WHEN min((share ->> 'percent')::int) >= 0 THEN sum((share ->> 'percent')::int) ELSE 0 END
  FROM jsonb_array_elements(shares) AS share
$$;
--> statement-breakpoint
ALTER TABLE "expeditions" DROP CONSTRAINT "expeditions_price_shares";--> statement-breakpoint
ALTER TABLE "expeditions" ADD CONSTRAINT "expeditions_price_shares" CHECK (price_shares_percent("expeditions"."price_shares") = 100);
