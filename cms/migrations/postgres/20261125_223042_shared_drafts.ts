import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// Of several businesses with one number the first keeps it; the others are refused at their next save.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload_locked_documents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_locked_documents_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP INDEX "businesses_reviews_id_idx";
  ALTER TABLE "businesses" ADD COLUMN "is_down" boolean;
  ALTER TABLE "_businesses_v" ADD COLUMN "version_is_down" boolean;
  ALTER TABLE "outbox" ADD COLUMN "gone" varchar;
  ALTER TABLE "previews" ADD COLUMN "understood" jsonb;
  ALTER TABLE "previews" ADD COLUMN "shown_at" timestamp(3) with time zone;
  ALTER TABLE "previews" ADD COLUMN "draft_of" varchar;
  ALTER TABLE "login_links" ADD COLUMN "new_email" varchar;
  CREATE INDEX "previews_shown_at_idx" ON "previews" USING btree ("shown_at");
  UPDATE "businesses" SET "reviews_id" = NULL WHERE "id" NOT IN (SELECT MIN("id") FROM "businesses" GROUP BY "reviews_id");
  CREATE UNIQUE INDEX "businesses_reviews_id_idx" ON "businesses" USING btree ("reviews_id");
  ALTER TABLE "users" DROP COLUMN "login_attempts";
  ALTER TABLE "users" DROP COLUMN "lock_until";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"businesses_id" integer,
  	"media_id" integer,
  	"users_id" integer
  );
  
  DROP INDEX "previews_shown_at_idx";
  DROP INDEX "businesses_reviews_id_idx";
  ALTER TABLE "users" ADD COLUMN "login_attempts" numeric DEFAULT 0;
  ALTER TABLE "users" ADD COLUMN "lock_until" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_businesses_fk" FOREIGN KEY ("businesses_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_businesses_id_idx" ON "payload_locked_documents_rels" USING btree ("businesses_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "businesses_reviews_id_idx" ON "businesses" USING btree ("reviews_id");
  ALTER TABLE "businesses" DROP COLUMN "is_down";
  ALTER TABLE "_businesses_v" DROP COLUMN "version_is_down";
  ALTER TABLE "outbox" DROP COLUMN "gone";
  ALTER TABLE "previews" DROP COLUMN "understood";
  ALTER TABLE "previews" DROP COLUMN "shown_at";
  ALTER TABLE "previews" DROP COLUMN "draft_of";
  ALTER TABLE "login_links" DROP COLUMN "new_email";`)
}
