import { sql, type Selectable, type SelectQueryBuilder } from 'kysely';
import { COUPON_FIELD_ROWS } from '../../../src/domain/coupon/fields/coupon-fields.ts';
import { COUPON_COLUMNS } from './coupon-columns.ts';
import type { Connection, Tables } from '../../db/database.ts';
import type { PrintedBarcodeType } from '../../../src/domain/coupon/fields/barcode-types.ts';
import type { StoredCouponData, StoredDesign, PayloadForm } from '../../db/project-tables.ts';

export type ProjectSort = 'newest' | 'oldest' | 'name-asc' | 'name-desc' | 'active';

type Columns = Selectable<Tables['projects']>;
type Documents = 'data' | 'editor_source' | 'form' | 'ride_along_editor_source';
export interface ProjectRow extends Omit<Columns, Documents> {
  readonly data: StoredCouponData;
  readonly editor_source: StoredDesign | null;
  readonly form: PayloadForm;
  readonly ride_along_editor_source: StoredDesign | null;
}
export interface ProjectSummaryRow extends Pick<Columns, (typeof SUMMARY)[number]> {
  readonly views: number;
  readonly passes: number;
  /** IANA zone in which the expiration date ends. */
  readonly time_zone: string;
}

/** Where an image of a coupon belongs; the Ride-Along image belongs to no wallet. */
export interface ImagePlace {
  readonly platform: 'apple' | 'google' | 'none';
  readonly kind: 'strip' | 'logo' | 'rideAlong';
}

export interface ProjectImageRow extends ImagePlace {
  readonly media_hash: string;
}

/** A coupon's id, and what it says its barcode is. */
export interface CouponBarcode {
  readonly id: string;
  readonly type: PrintedBarcodeType;
  readonly value: string;
}

const PUBLIC = ['id', 'active', 'updated_at', ...COUPON_COLUMNS, 'painted_words'] as const;

/** What a coupon's link shows, and no more: its design may be a hundred times as large. */
export interface PublicProjectRow extends Pick<Columns, (typeof PUBLIC)[number]> {
  readonly data: StoredCouponData;
  /** The values that a face shows. */
  readonly form: Partial<PayloadForm>;
  readonly images: readonly ProjectImageRow[];
}

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
  'template_id',
  'informed_images_id',
  'expiration_date',
] as const;

/** How often a coupon was looked at, and its pass taken (OBS-02); where its offer ends (DASH-14). */
const DERIVED = [
  countOf('views').as('views'),
  countOf('passes').as('passes'),
  sql<string>`form->>'timeZone'`.as('time_zone'),
] as const;

function countOf(column: 'views' | 'passes') {
  return sql<number>`coalesce((
    select ${sql.ref(column)} from coupon_counts where coupon_id = projects.id
  ), 0)`;
}

/** A coupon of this account; somebody else's is not found. */
export async function findOwnProject(
  connection: Connection,
  accountId: string,
  id: string,
): Promise<ProjectRow | undefined> {
  return connection
    .selectFrom('projects')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** What the dashboard shows of a coupon of this account. */
export async function findOwnSummary(
  connection: Connection,
  accountId: string,
  id: string,
): Promise<ProjectSummaryRow | undefined> {
  return connection
    .selectFrom('projects')
    .select([...SUMMARY, ...DERIVED])
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** A coupon by its public link, whosever it is. */
export async function findProject(
  connection: Connection,
  id: string,
): Promise<ProjectRow | undefined> {
  return connection.selectFrom('projects').selectAll().where('id', '=', id).executeTakeFirst();
}

/** What a coupon's public link shows, whosever it is, in one query. */
export async function findPublicProject(
  connection: Connection,
  id: string,
): Promise<PublicProjectRow | undefined> {
  return connection
    .selectFrom('projects')
    .select([
      ...PUBLIC,
      'data',
      sql<PublicProjectRow['form']>`(
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

/** The barcode of a coupon as it was drawn for this value; null where it was not, or is another one by now. */
export async function findBarcode(
  connection: Connection,
  { id, type, value }: CouponBarcode,
): Promise<string | null> {
  const row = await connection
    .selectFrom('projects')
    .select('barcode_svg')
    .where('id', '=', id)
    .where('barcode_type', '=', type)
    .where('barcode_value', '=', value)
    .executeTakeFirst();
  return row?.barcode_svg ?? null;
}

/** Where a coupon's images lie in the media store. */
export async function listImages(
  connection: Connection,
  projectId: string,
): Promise<readonly ProjectImageRow[]> {
  return connection
    .selectFrom('project_images')
    .select(['platform', 'kind', 'media_hash'])
    .where('project_id', '=', projectId)
    .execute();
}

/** Coupons of one account, those whose name has all the words; with an id, that one of them alone. */
interface OwnCoupons {
  readonly accountId: string;
  readonly id: string | null;
  readonly words: readonly string[];
}

/** One page of an account's coupons. */
export async function listOwnProjects(
  connection: Connection,
  coupons: OwnCoupons,
  sort: ProjectSort,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<readonly ProjectSummaryRow[]> {
  // Found in an index alone; the rows themselves are wide.
  const ids = sorted(matching(connection, coupons).select('id'), sort)
    .limit(size)
    .offset(page * size);
  const listed = connection.selectFrom('projects').select([...SUMMARY, ...DERIVED]);
  return sorted(listed.where('id', 'in', ids), sort).execute();
}

/** How many of an account's coupons match; goes through the names of all of them. */
export async function countOwnProjects(
  connection: Connection,
  coupons: OwnCoupons,
): Promise<number> {
  const { total } = await matching(connection, coupons)
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

function matching(connection: Connection, { accountId, id, words }: OwnCoupons) {
  let query = connection.selectFrom('projects').where('account_id', '=', accountId);
  if (id !== null) query = query.where('id', '=', id);
  for (const word of words)
    query = query.where(sql<boolean>`lower(name) like lower(${containing(word)})`);
  return query;
}

function containing(word: string): string {
  return `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

type Projects<Output> = SelectQueryBuilder<Tables, 'projects', Output>;

/** Each as an index has it, forwards or backwards. */
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
