import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import { TEMPLATE_COLUMNS, type Paging, type TemplateRow } from './templates.repository.ts';

/** The keywords and colors that templates are compared by. */
interface SimilarityTraits {
  readonly id: string;
  readonly keywords: readonly string[];
  readonly palette: readonly string[];
}

/** A shared keyword weighs more than a shared color. */
const KEYWORD_WORTH = 2;
const COLOR_WORTH = 1;

/** Returns the template's keywords and colors; undefined when the id does not exist. */
export async function findTraits(connection: Connection, id: string) {
  return connection
    .selectFrom('templates')
    .select(['id', 'active', 'keywords', 'palette'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Returns one page of the other templates that share a keyword or a color, and the total. */
export async function listSimilarTemplates(
  connection: Connection,
  traits: SimilarityTraits,
  { withInactive, page, size }: Paging & { readonly withInactive: boolean },
): Promise<{ readonly rows: readonly TemplateRow[]; readonly total: number }> {
  const related = connection
    .selectFrom('templates')
    .where('id', '<>', traits.id)
    .where(
      sql<boolean>`(keywords && ${[...traits.keywords]}::text[] or palette && ${[...traits.palette]}::text[])`,
    )
    .$if(!withInactive, (query) => query.where('active', '=', true));
  const [{ total }, rows] = await Promise.all([
    related.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    related
      .select(TEMPLATE_COLUMNS)
      .orderBy(likeness(traits), 'desc')
      .orderBy('popularity', 'desc')
      .orderBy('weight', 'desc')
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(size)
      .offset(page * size)
      .execute(),
  ]);
  return { rows, total };
}

/** Compares keyword by keyword and color by color, which is far cheaper than intersecting arrays. */
function likeness({ keywords, palette }: SimilarityTraits) {
  const shared = [
    ...keywords.map(
      (keyword) => sql`(keywords @> array[${keyword}::text])::int * ${sql.lit(KEYWORD_WORTH)}`,
    ),
    ...palette.map(
      (color) => sql`(palette @> array[${color}::text])::int * ${sql.lit(COLOR_WORTH)}`,
    ),
  ];
  return sql<number>`(0 + ${sql.join([sql`0`, ...shared], sql` + `)})`;
}
