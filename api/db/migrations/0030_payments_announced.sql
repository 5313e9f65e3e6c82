-- The account that follows a payment reads it again when it is announced.
CREATE TRIGGER "payments_changed" AFTER UPDATE OF "status", "failure" ON "payments"
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status OR OLD.failure IS DISTINCT FROM NEW.failure)
  EXECUTE FUNCTION "announce_account"();
