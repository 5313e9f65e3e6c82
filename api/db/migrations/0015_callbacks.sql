CREATE TABLE "callbacks" (
	"phone" text NOT NULL,
	"call_from" timestamp with time zone NOT NULL,
	"call_until" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "callbacks_phone_call_from_pk" PRIMARY KEY("phone","call_from")
);
