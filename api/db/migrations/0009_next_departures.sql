-- The next departures of a trip now tell their last day, price and status: each trip is written anew at the next start.
UPDATE "expedition_documents" SET "stale_on" = '0001-01-01';
