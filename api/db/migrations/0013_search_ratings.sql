-- The search now filters by ecological rating, youngest age and week-ends: each trip gets its new keys at the next start.
UPDATE "expedition_documents" SET "stale_on" = '0001-01-01';
