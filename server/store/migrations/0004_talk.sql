CREATE TABLE "silences" (
	"uid" text PRIMARY KEY NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "reason" text NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sayings" ADD COLUMN "request_id" text NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "sayings_by_request" ON "sayings" USING btree ("match_id","uid","request_id");