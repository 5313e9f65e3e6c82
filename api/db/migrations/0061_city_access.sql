ALTER TABLE "users" ADD COLUMN "home_city" text;--> statement-breakpoint
-- Each expedition gets its estimates with its next documents; they lead from every city.
UPDATE "expedition_documents" SET "stale_on" = '0001-01-01';--> statement-breakpoint
INSERT INTO "departure_cities" ("slug", "name")
SELECT lower("name"), "name"
FROM unnest(ARRAY['Paris', 'Lyon', 'Marseille', 'Lille', 'Bordeaux', 'Toulouse', 'Nantes', 'Rennes', 'Strasbourg']) AS city("name")
WHERE EXISTS (SELECT FROM "expedition_documents")
ON CONFLICT DO NOTHING;
