CREATE TABLE "house" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "secret" text;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "nonces" json DEFAULT '{}'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "dealt_with" json;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "begins" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "origin" json;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "home" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "home_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "began_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "ended_at" timestamp (3) with time zone;