-- Details hold the months of departures to come: the next refresh rewrites them.
UPDATE "expedition_documents" SET "stale_on" = '0001-01-01';
