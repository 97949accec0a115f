import { sql, type Selectable, type SelectQueryBuilder } from 'kysely';
import { COUPON_FIELD_ROWS } from '../../../src/domain/coupon/fields/coupon-fields.ts';
import { COUPON_COLUMNS } from './coupon-columns.ts';
import type { Connection, Tables } from '../../db/database.ts';
import type { BarcodeRequest } from '../../barcodes/barcode-drawing.ts';
import { DAYS_SHOWN, type DayCounts } from './last-days.ts';
import type { PayloadForm } from '../../db/project-tables.ts';

export type ProjectSort = 'newest' | 'oldest' | 'name-asc' | 'name-desc' | 'active';

type Columns = Selectable<Tables['projects']>;
export type ProjectRow = Readonly<Columns>;
export type ProjectSummaryRow = NonNullable<Awaited<ReturnType<typeof findOwnSummary>>>;

export type ProjectImageRow = Omit<Selectable<Tables['project_images']>, 'project_id'>;
/** The slot of a coupon's image; the Ride-Along image belongs to no wallet. */
export type ImagePlace = Omit<ProjectImageRow, 'media_hash'>;

/** Returns the image in a slot that every coupon fills, or that this one does. */
export function imageAt(images: readonly ProjectImageRow[], { platform, kind }: ImagePlace) {
  const image = images.find((one) => one.platform === platform && one.kind === kind);
  if (image === undefined) throw new Error(`A coupon lacks its ${platform} ${kind}.`);
  return image;
}

export type CouponBarcode = BarcodeRequest & { readonly id: string };

const PUBLIC = [
  'id',
  'active',
  'households_only',
  'updated_at',
  ...COUPON_COLUMNS,
  'painted_words',
] as const;

/** The columns for a coupon's public page, without the design, which may be a hundred times as large. */
export type PublicProjectRow = NonNullable<Awaited<ReturnType<typeof findPublicProject>>>;

const FACE_FORM_FIELDS = COUPON_FIELD_ROWS.filter(
  ({ onFace, place }) => onFace === true && place?.startsWith('/form/'),
).map(({ name }) => name);

const SUMMARY = [
  'id',
  'name',
  'description',
  'created_at',
  'updated_at',
  'active',
  'households_only',
  'template_id',
  'informed_images_id',
  'expiration_date',
  'code_scan',
  'preflight',
] as const;

/**
 * Page views and saved passes (OBS-02), the note or nothing (DASH-19), the zone in which the offer ends (DASH-14), and the
 * last thirty days without those that have no count (DASH-13).
 */
const DERIVED = [
  countOf('views').as('views'),
  countOf('passes').as('passes'),
  sql<string>`coalesce((select note from coupon_notes where coupon_id = projects.id), '')`.as(
    'note',
  ),
  sql<string>`form->>'timeZone'`.as('time_zone'),
  sql<readonly DayCounts[]>`(
    select coalesce(jsonb_agg(jsonb_build_object('day', day, 'views', views, 'passes', passes)), '[]')
    from coupon_days
    where coupon_id = projects.id and day > (now() at time zone 'UTC')::date - ${sql.lit(DAYS_SHOWN)}
  )`.as('days'),
] as const;

function countOf(column: 'views' | 'passes') {
  return sql<number>`coalesce((
    select ${sql.ref(column)} from coupon_counts where coupon_id = projects.id
  ), 0)`;
}

/** Selects a coupon of this account; another account's coupon is not found. */
export function ownProject(connection: Connection, accountId: string, id: string) {
  return connection.selectFrom('projects').where('id', '=', id).where('account_id', '=', accountId);
}

export async function findOwnProject(connection: Connection, accountId: string, id: string) {
  return ownProject(connection, accountId, id).selectAll().executeTakeFirst();
}

/** Returns whether a coupon is the account's. */
export async function isOwnProject(connection: Connection, accountId: string, id: string) {
  const found = await ownProject(connection, accountId, id).select('id').executeTakeFirst();
  return found !== undefined;
}

/** Returns a coupon of this account as the dashboard shows it. */
export async function findOwnSummary(connection: Connection, accountId: string, id: string) {
  const summary = ownProject(connection, accountId, id).select([...SUMMARY, ...DERIVED]);
  return summary.executeTakeFirst();
}

/** Returns a coupon by its public link, of any account. */
export async function findProject(connection: Connection, id: string) {
  return connection.selectFrom('projects').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns the public view of a coupon in one query, for any account. */
export async function findPublicProject(connection: Connection, id: string) {
  return connection
    .selectFrom('projects')
    .select([
      ...PUBLIC,
      'data',
      sql<Partial<PayloadForm>>`(
        select jsonb_object_agg(key, value) from jsonb_each(form)
        where key = any(${FACE_FORM_FIELDS})
      )`.as('form'),
      sql<readonly ProjectImageRow[]>`(
        select coalesce(jsonb_agg(to_jsonb(image) - 'project_id'), '[]')
        from project_images as image where image.project_id = projects.id
      )`.as('images'),
    ])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Returns the stored drawing of this barcode value; null when none was drawn or the value has changed. */
export async function findBarcode(connection: Connection, { id, type, value }: CouponBarcode) {
  const row = await connection
    .selectFrom('projects')
    .select('barcode_svg')
    .where('id', '=', id)
    .where('barcode_type', '=', type)
    .where('barcode_value', '=', value)
    .executeTakeFirst();
  return row?.barcode_svg ?? null;
}

/** Returns the hashes of a coupon's images. */
export async function listImages(connection: Connection, projectId: string) {
  return connection
    .selectFrom('project_images')
    .select(['platform', 'kind', 'media_hash'])
    .where('project_id', '=', projectId)
    .execute();
}

/** Selects an account's coupons whose name and note together have all the words; an id narrows it to that coupon. */
interface OwnCoupons {
  readonly accountId: string;
  readonly id: string | null;
  readonly words: readonly string[];
}

/** Returns one page of an account's coupons. */
export async function listOwnProjects(
  connection: Connection,
  coupons: OwnCoupons,
  sort: ProjectSort,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<readonly ProjectSummaryRow[]> {
  // An index alone finds the ids; the rows themselves are wide.
  const ids = sorted(matching(connection, coupons).select('id'), sort)
    .limit(size)
    .offset(page * size);
  const listed = connection.selectFrom('projects').select([...SUMMARY, ...DERIVED]);
  return sorted(listed.where('id', 'in', ids), sort).execute();
}

/** Counts an account's matching coupons; reads all their names and notes. */
export async function countOwnProjects(connection: Connection, coupons: OwnCoupons) {
  const { total } = await matching(connection, coupons)
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

function matching(connection: Connection, { accountId, id, words }: OwnCoupons) {
  let query = connection.selectFrom('projects').where('account_id', '=', accountId);
  if (id !== null) query = query.where('id', '=', id);
  for (const word of words) {
    const pattern = containing(word);
    // Reads the account's notes once, and not the note of each coupon.
    const noted = sql`select coupon_id from coupon_notes join projects as own on own.id = coupon_id
      where own.account_id = ${accountId} and lower(note) like lower(${pattern})`;
    query = query.where(sql<boolean>`(lower(name) like lower(${pattern}) or id in (${noted}))`);
  }
  return query;
}

function containing(word: string): string {
  return `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

type Projects<Output> = SelectQueryBuilder<Tables, 'projects', Output>;

/** Each order reads an index, forwards or backwards. */
function sorted<Output>(query: Projects<Output>, sort: ProjectSort): Projects<Output> {
  switch (sort) {
    case 'newest':
      return query.orderBy('created_at', 'desc').orderBy('id');
    case 'oldest':
      return query.orderBy('created_at').orderBy('id', 'desc');
    case 'name-asc':
      return query.orderBy(sql`lower(name)`).orderBy('id');
    case 'name-desc':
      return query.orderBy(sql`lower(name)`, 'desc').orderBy('id', 'desc');
    case 'active':
      return query.orderBy('active', 'desc').orderBy('created_at', 'desc').orderBy('id');
    default:
      return sort satisfies never;
  }
}
