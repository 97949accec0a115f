import { join } from 'node:path';
import { sql } from 'kysely';
import { seed } from '../../server/catalogue/seed.ts';
import { createAccountService } from '../../server/accounts/accounts.service.ts';
import { createOwnCouponService } from '../../server/coupons/own-coupons.service.ts';
import { openDatabase } from '../../server/db/database.ts';
import { migrate } from '../../server/db/migrate.ts';
import { createDiskMediaStore } from '../../server/media/disk-media-store.ts';
import { plainPictures } from '../../scripts/testing/attack/account-calls.ts';
import { benchCoupon } from '../../scripts/testing/attack/bench-coupon.ts';

const OWNER = { issuer: 'bench', subject: 'bench', email: null, name: null, roles: [] };

/** Migrates the database and stores coupons that differ only in their ids; returns the ids. */
export async function storeCoupons(url: string, dataDir: string, count: number) {
  await migrate(url);
  const database = openDatabase({
    url,
    connections: 2,
    // Fifty thousand copies are one statement.
    statementSeconds: 300,
    onIdleError: () => undefined,
  });
  try {
    const media = createDiskMediaStore(join(dataDir, 'media'));
    const projects = createOwnCouponService(
      { database, media, defaultTimeZone: 'America/New_York' },
      createAccountService(database),
    );
    await seed(database, media);
    const template = database.selectFrom('templates').select('id').limit(1);
    const templateId = (await template.executeTakeFirstOrThrow()).id;
    const coupon = benchCoupon(templateId, await plainPictures());
    const { id } = await projects.create(OWNER, coupon, null);
    const { rows } = await sql<{ id: string }>`
      with copies as (
        select (jsonb_populate_record(projects, jsonb_build_object('id', gen_random_uuid()))).*
        from projects, generate_series(2, ${count}) where id = ${id}
      ), made as (insert into projects select * from copies returning id),
      pictured as (
        insert into project_images (project_id, platform, kind, media_hash)
        select made.id, platform, kind, media_hash from made, project_images where project_id = ${id}
      )
      select id from made`.execute(database);
    return [id, ...rows.map((row) => row.id)];
  } finally {
    await database.destroy();
  }
}
