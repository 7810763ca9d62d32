import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "old_websites" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"business" numeric,
  	"address" varchar,
  	"marks" jsonb,
  	"redirects" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE INDEX "old_websites_business_idx" ON "old_websites" USING btree ("business");
  CREATE INDEX "old_websites_updated_at_idx" ON "old_websites" USING btree ("updated_at");
  CREATE INDEX "old_websites_created_at_idx" ON "old_websites" USING btree ("created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "old_websites" CASCADE;`)
}
