/** A marketer's own coupons (DASH-01, SUBM-04). */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CouponFilter } from '../domain/dashboard/dashboard-search.ts';
import type { paths } from '../../openapi/schema.gen.ts';
import type { ApiClient, LongCall, Schema } from './client.ts';
import { everyItem, pageFrom, type Page } from './page.ts';
import { DASHBOARD_PAGE_SIZE } from '../domain/constants.ts';

export type ProjectSummary = Schema<'ProjectSummary'>;
export type Project = Schema<'Project'>;
/** The payload that our wizard sends, always with its form (SUBM-04, SUBM-08). */
export type NewProject = Omit<Schema<'NewProject'>, 'id' | 'form'> & { readonly form: PayloadForm };
type PayloadForm = Schema<'PayloadForm'>;
export type CreatedProject = Schema<'CreatedProject'>;

/** The image to read; `original…` is the uploaded file, `preview` the strip's thumbnail. */
export type ProjectMedia = Readonly<Required<Omit<NonNullable<MediaQuery>, 'v'>>>;
type MediaQuery = paths['/api/v1/project/{id}/media']['get']['parameters']['query'];

/** The services' largest page. */
const LARGEST_PAGE = 100;

/** The dashboard page by page, for an endless list (DASH-01). */
export const projectsQuery = (client: ApiClient, { q, sort }: CouponFilter) =>
  infiniteQueryOptions({
    queryKey: ['projects', { q: q.trim(), sort }],
    queryFn: ({ pageParam: page, signal }) =>
      loadProjects(client, { q, sort, page, size: DASHBOARD_PAGE_SIZE }, signal),
    initialPageParam: 0,
    getNextPageParam: nextPageOf,
  });

/** The coupons of some pages without duplicates, because pages loaded around a removal overlap. */
export function couponsOf(
  pages: readonly Pick<Page<ProjectSummary>, 'items'>[],
): readonly ProjectSummary[] {
  const coupons = new Map<string, ProjectSummary>();
  for (const { items } of pages)
    for (const item of items) if (!coupons.has(item.id)) coupons.set(item.id, item);
  return [...coupons.values()];
}

/** Every matching coupon, across all pages (DASH-17). */
export async function loadEveryProject(
  client: ApiClient,
  filter: CouponFilter,
  signal?: AbortSignal,
): Promise<readonly ProjectSummary[]> {
  const load = (page: number) =>
    loadProjects(client, { ...filter, page, size: LARGEST_PAGE }, signal);
  return couponsOf([{ items: await everyItem(load) }]);
}

/** A coupon with the version that `updateCoupon` sends back (API-05). */
export const projectQuery = (client: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['project', id],
    queryFn: async ({ signal }) => {
      const call = { params: { path: { id } }, signal };
      const { data, headers } = await client.request('get', '/api/v1/project/{id}', call);
      return { project: data, etag: headers.get('ETag') ?? '*' };
    },
  });

/** The reader's own coupon as the dashboard lists it; null for another's, for which `projectQuery` would be refused. */
export const ownSummaryQuery = (client: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['project', id, 'summary'],
    queryFn: async ({ signal }) => {
      const call = { params: { query: { id } }, signal };
      const [own] = await client.GET('/api/v1/project', call);
      return own ?? null;
    },
  });

/** An image of an own coupon, as a blob because reading it needs the token. */
export const projectMediaQuery = (
  client: ApiClient,
  id: string,
  { type, platform }: ProjectMedia,
) =>
  queryOptions({
    queryKey: ['project-media', id, { type, platform }],
    queryFn: ({ signal }) =>
      client.GET('/api/v1/project/{id}/media', {
        params: { path: { id }, query: { type, platform } },
        parseAs: 'blob',
        signal,
      }),
  });

/** Saves a finished coupon; the same key and payload never create a second one (SUBM-03). */
export function createCoupon(
  client: ApiClient,
  body: NewProject,
  idempotencyKey: string,
  call: LongCall = {},
): Promise<CreatedProject> {
  const params = { header: { 'Idempotency-Key': idempotencyKey } };
  return client.POST('/api/v1/project', { ...call, params, body });
}

async function loadProjects(
  client: ApiClient,
  { q, sort, page, size }: CouponFilter & Record<'page' | 'size', number>,
  signal?: AbortSignal,
): Promise<Page<ProjectSummary>> {
  const term = q.trim();
  const query = { ...(term !== '' && { q: term }), ...(sort !== 'newest' && { sort }), page, size };
  return pageFrom(await client.request('get', '/api/v1/project', { params: { query }, signal }));
}

/** Removals move later coupons up, so this is the page of the first coupon that is not loaded. */
function nextPageOf(last: Page<ProjectSummary>, pages: readonly Page<ProjectSummary>[]) {
  const loaded = couponsOf(pages).length;
  if (loaded >= last.total) return undefined;
  const wanted = Math.floor(loaded / last.size);
  const isNew = couponsOf(pages.slice(0, -1)).length < loaded;
  const next = isNew || wanted > last.page ? wanted : last.page + 1;
  return next * last.size < last.total ? next : undefined;
}
