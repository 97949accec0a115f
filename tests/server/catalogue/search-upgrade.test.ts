import { expect, test } from 'vitest';
import { migrate } from '../../../server/db/migrate.ts';
import { withClient } from '../../../server/db/postgres-connection.ts';
import { freshDatabase, seededDatabase } from '../../support/database.ts';
import { migrateBefore } from '../support/migrate-before.ts';

/** The columns before the migration; the database fills the others. */
const COLUMNS = {
  media: 'hash, content_type, bytes, width, height',
  templates: `id, title, description, keywords, colors, palette, active, editable, weight, popularity, swatches,
    editor_source, image, thumbnail, created_at`,
  keywords: 'name, description, active, popular, weight',
} as const;

async function copyRows(from: string, to: string): Promise<void> {
  for (const [table, columns] of Object.entries(COLUMNS)) {
    const rows = await withClient(from, (client) =>
      client.query<{ json: string }>(
        `select json_agg(made)::text as json from (select ${columns} from ${table}) as made`,
      ),
    );
    await withClient(to, (client) =>
      client.query(
        `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1)`,
        [rows.rows[0]?.json],
      ),
    );
  }
}

/** The columns that a search reads. */
async function searched(url: string): Promise<unknown> {
  return withClient(url, async (client) => {
    const of = async (text: string) => (await client.query(text)).rows as unknown;
    return [
      await of('select template_id, marks from template_search order by template_id'),
      await of('select word from catalogue_words order by word'),
      await of('select keyword, word from keyword_words order by keyword, word'),
    ];
  });
}

test('[BROWSE-14] an upgraded database finds the same as a fresh one', async () => {
  const [old, fresh] = await Promise.all([freshDatabase(), seededDatabase()]);
  // The last migration before searches read the texts of designs.
  await migrateBefore('0130', old.url);
  await copyRows(fresh.url, old.url);
  await migrate(old.url);
  expect(await searched(old.url)).toEqual(await searched(fresh.url));
  await Promise.all([old.drop(), fresh.drop()]);
});
