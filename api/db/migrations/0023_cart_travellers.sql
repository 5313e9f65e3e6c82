CREATE TABLE "cart_travellers" (
	"cart_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"birth_date" date NOT NULL,
	CONSTRAINT "cart_travellers_cart_id_position_pk" PRIMARY KEY("cart_id","position")
);
--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "contact" jsonb;--> statement-breakpoint
ALTER TABLE "cart_travellers" ADD CONSTRAINT "cart_travellers_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE cascade;