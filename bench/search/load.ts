import { sql } from 'kysely';
import { schemeNameAt } from '../../src/domain/design/scheme-names.ts';
import type { Database } from '../../server/db/database.ts';
import { listColors } from '../../server/catalogue/colors.repository.ts';
import { paletteOf } from '../../server/catalogue/palette.ts';
import { generateTemplate, type GeneratedTemplate } from './generated-template.ts';
import { createRandom } from './random.ts';

const BATCH = 5_000;
const SEED = 20_261_120;

/** Returns a function that adds generated templates to a seeded database up to a number, then updates its statistics. */
export async function templateLoader(
  database: Database,
): Promise<(count: number) => Promise<void>> {
  const list = (await listColors(database)).map(({ value }) => value);
  const random = createRandom(SEED);
  let loaded = 0;
  return async (count) => {
    while (loaded < count) {
      const rows = Array.from({ length: Math.min(BATCH, count - loaded) }, (_, offset) =>
        rowOf(generateTemplate(loaded + offset, random), list),
      );
      await insert(database, rows);
      loaded += rows.length;
    }
    await sql`vacuum analyze`.execute(database);
  };
}

function rowOf(template: GeneratedTemplate, list: readonly string[]) {
  return { ...template, palette: paletteOf(list, template.colors), swatches: swatchesOf(template) };
}

/** Four schemes of three colors, in the format of a tile. */
function swatchesOf({ colors }: GeneratedTemplate) {
  const hexes = colors.map((color) => `#${color}`);
  return Array.from({ length: 4 }, (_, index) => ({ name: schemeNameAt(index), colors: hexes }));
}

/** Pictures are those of a seeded template; the design is an empty frame, because a search never reads it. */
async function insert(database: Database, rows: readonly ReturnType<typeof rowOf>[]) {
  await sql`
    insert into templates (id, title, description, keywords, colors, palette, active, weight, popularity,
      created_at, swatches, editor_source, image, thumbnail)
    select made.id, made.title, made.description, made.keywords, made.colors, made.palette, made.active,
      made.weight, made.popularity, made.created_at, made.swatches, frame.design, frame.image, frame.thumbnail
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as made (id uuid, title text, description text,
        keywords text[], colors text[], palette text[], active boolean, weight integer, popularity bigint,
        created_at timestamptz, swatches jsonb),
      (select jsonb_set(editor_source, '{data,objects}', '[]') as design, image, thumbnail
        from templates where seed_hash is not null limit 1) as frame
  `.execute(database);
}
