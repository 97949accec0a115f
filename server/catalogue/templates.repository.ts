import { sql, type SelectQueryBuilder, type Selectable } from 'kysely';
import type { Connection, Tables } from '../db/database.ts';

interface TemplateFilter {
  /** A text-search condition on the marks of a template (`template_marks`); empty filters nothing. */
  readonly asked: string;
  readonly withInactive: boolean;
}

export type TemplateOrder = 'newest' | 'popular';

export interface Paging {
  /** From 0. */
  readonly page: number;
  readonly size: number;
}

export type TemplateRow = Pick<Selectable<Tables['templates']>, (typeof TEMPLATE_COLUMNS)[number]>;

/** The fields of a template in a list. */
export const TEMPLATE_COLUMNS = [
  'id',
  'title',
  'description',
  'keywords',
  'spanish_title',
  'spanish_description',
  'spanish_keywords',
  'colors',
  'active',
  'editable',
  'weight',
  'popularity',
  'informed_images_id',
  'swatches',
  'image',
  'thumbnail',
  'created_at',
  'updated_at',
] as const;

/** Returns how many templates match. */
export async function countTemplates(
  connection: Connection,
  { asked, withInactive }: TemplateFilter,
): Promise<number> {
  const counting =
    asked === ''
      ? sql<{ total: number }>`
          select sum(templates)::bigint as total from template_totals where active or ${withInactive}`
      : sql<{ total: number }>`select count_templates(${asked}::tsquery, ${withInactive}) as total`;
  const { rows } = await counting.execute(connection);
  return rows[0]?.total ?? 0;
}

/** Offset and length of a page. */
interface PagePart {
  readonly offset: number;
  readonly limit: number;
}

/** Returns a range of the matching templates, those of earlier conditions first; fast when few match. */
export async function listFewTemplates(
  connection: Connection,
  { ranks, withInactive }: { readonly ranks: readonly string[]; readonly withInactive: boolean },
  order: TemplateOrder,
  { offset, limit }: PagePart,
): Promise<readonly TemplateRow[]> {
  const few = sql<{ template_id: string; place: number }>`few_templates(
    ${[...ranks]}::tsquery[], ${withInactive}, ${order === 'popular'}, ${offset}, ${limit})`;
  return connection
    .selectFrom(few.as('few'))
    .innerJoin('templates', 'templates.id', 'few.template_id')
    .select(TEMPLATE_COLUMNS.map((column) => `templates.${column}` as const))
    .orderBy('few.place')
    .execute();
}

/** Returns a range of the matching templates; fast when many match. */
export async function listTemplates(
  connection: Connection,
  { asked, withInactive }: TemplateFilter,
  order: TemplateOrder,
  { offset, limit }: PagePart,
): Promise<readonly TemplateRow[]> {
  const matching = connection
    .selectFrom('template_search')
    .$if(!withInactive, (query) => query.where('template_search.active', '=', true))
    .$if(asked !== '', (query) => query.where(sql<boolean>`marks @@ ${asked}::tsquery`));
  return ordered(matching, order)
    .innerJoin('templates', 'templates.id', 'template_search.template_id')
    .select(TEMPLATE_COLUMNS.map((column) => `templates.${column}` as const))
    .limit(limit)
    .offset(offset)
    .execute();
}

/** One template with its design. */
export async function findTemplate(connection: Connection, id: string) {
  return connection
    .selectFrom('templates')
    .select([...TEMPLATE_COLUMNS, 'editor_source'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The fields that decide whether a coupon may use a template, and its pictures. */
export async function findTemplateBasics(connection: Connection, id: string) {
  return connection
    .selectFrom('templates')
    .select(['id', 'active', 'image', 'thumbnail', 'informed_images_id'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The part of a statement that counts the use of a template; null for a coupon without a template. */
export function templateUseIncrement(connection: Connection, id: string | null) {
  if (id === null) return null;
  return connection
    .updateTable('templates')
    .set((update) => ({ popularity: update('popularity', '+', 1) }))
    .where('id', '=', id);
}

/** For equal dates or popularity, the higher weight comes first. */
function ordered<Output>(
  query: SelectQueryBuilder<Tables, 'template_search', Output>,
  order: TemplateOrder,
): SelectQueryBuilder<Tables, 'template_search', Output> {
  const dates = 'template_search.created_at';
  const uses = 'template_search.popularity';
  return query
    .orderBy(order === 'newest' ? dates : uses, 'desc')
    .orderBy('template_search.weight', 'desc')
    .orderBy(order === 'newest' ? uses : dates, 'desc')
    .orderBy('template_id');
}
