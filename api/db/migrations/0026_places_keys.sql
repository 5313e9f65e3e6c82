-- The search has keys for the free places of departures: each document is written again.
UPDATE expedition_documents SET stale_on = '0001-01-01';
