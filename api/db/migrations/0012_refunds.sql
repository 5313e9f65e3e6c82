ALTER TABLE "reservations" ADD COLUMN "refund_cents" integer;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "refunded_on" date;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_refund" CHECK ("reservations"."refund_cents" > 0 and "reservations"."refund_cents" <= "reservations"."total_cents");--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_refunded" CHECK ("reservations"."refunded_on" is null or "reservations"."refund_cents" is not null);