CREATE TABLE "ratings" (
	"uid" text NOT NULL,
	"game" text NOT NULL,
	"mu" double precision NOT NULL,
	"sigma" double precision NOT NULL,
	"games" integer DEFAULT 0 NOT NULL,
	"wins" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ratings_uid_game_pk" PRIMARY KEY("uid","game")
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" text PRIMARY KEY NOT NULL,
	"match_id" text NOT NULL,
	"n" integer NOT NULL,
	"by" text NOT NULL,
	"about" text NOT NULL,
	"context" json NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"verdict" text
);
--> statement-breakpoint
CREATE TABLE "results" (
	"match_id" text NOT NULL,
	"uid" text NOT NULL,
	"game" text NOT NULL,
	"seat" integer NOT NULL,
	"seats" integer NOT NULL,
	"place" integer NOT NULL,
	"score" double precision NOT NULL,
	"left" boolean DEFAULT false NOT NULL,
	"before" json,
	"after" json,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "results_match_id_uid_pk" PRIMARY KEY("match_id","uid")
);
--> statement-breakpoint
CREATE TABLE "sayings" (
	"match_id" text NOT NULL,
	"n" integer NOT NULL,
	"channel" text NOT NULL,
	"uid" text NOT NULL,
	"name" text NOT NULL,
	"seat" integer,
	"kind" text NOT NULL,
	"body" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sayings_match_id_n_pk" PRIMARY KEY("match_id","n")
);
--> statement-breakpoint
CREATE TABLE "seekers" (
	"uid" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"game" text NOT NULL,
	"least" integer NOT NULL,
	"most" integer NOT NULL,
	"speed" text NOT NULL,
	"rated" boolean NOT NULL,
	"mu" double precision NOT NULL,
	"patience" integer,
	"since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"match_id" text
);
--> statement-breakpoint
CREATE TABLE "undone" (
	"match_id" text NOT NULL,
	"seq" integer NOT NULL,
	"seat" integer NOT NULL,
	"move" json NOT NULL,
	"request_id" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "undone_match_id_request_id_pk" PRIMARY KEY("match_id","request_id")
);
--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "speed" text DEFAULT 'unhurried' NOT NULL;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "rated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "clock" json;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "watching" json DEFAULT '{"allowed":true,"delay":0}'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "undo" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "sequel" text;--> statement-breakpoint
ALTER TABLE "results" ADD CONSTRAINT "results_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sayings" ADD CONSTRAINT "sayings_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "undone" ADD CONSTRAINT "undone_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reports_open" ON "reports" USING btree ("settled_at");--> statement-breakpoint
CREATE INDEX "results_by_guest" ON "results" USING btree ("uid","at");--> statement-breakpoint
CREATE INDEX "seekers_by_game" ON "seekers" USING btree ("game");