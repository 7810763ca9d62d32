import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "bulk_changes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"by" varchar,
  	"words" jsonb,
  	"done" jsonb,
  	"undone_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "businesses" ADD COLUMN "version_name" varchar;
  ALTER TABLE "_businesses_v" ADD COLUMN "version_version_name" varchar;
  ALTER TABLE "users" ADD COLUMN "last_login" timestamp(3) with time zone;
  CREATE INDEX "bulk_changes_undone_at_idx" ON "bulk_changes" USING btree ("undone_at");
  CREATE INDEX "bulk_changes_updated_at_idx" ON "bulk_changes" USING btree ("updated_at");
  CREATE INDEX "bulk_changes_created_at_idx" ON "bulk_changes" USING btree ("created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "bulk_changes" CASCADE;
  ALTER TABLE "businesses" DROP COLUMN "version_name";
  ALTER TABLE "_businesses_v" DROP COLUMN "version_version_name";
  ALTER TABLE "users" DROP COLUMN "last_login";`)
}
