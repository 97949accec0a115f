/** A marketer's own coupons (DASH-01, SUBM-04). */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ApiClient, LongCall, Schema } from './client.ts';
import { nextPage, pageFrom, type Page } from './page.ts';
import { dataOf } from './problem.ts';
import { DASHBOARD_PAGE_SIZE } from '../domain/constants.ts';
import type { components } from '../../openapi/schema.gen.ts';

export type ProjectSummary = Schema<'ProjectSummary'>;
export type Project = Schema<'Project'>;
/** The submit payload of the product specification §3, with the versioned form (SUBM-04, SUBM-08). */
export type NewProject = Schema<'NewProject'>;
export type StoredForm = Schema<'StoredForm'>;
export type CreatedProject = Schema<'CreatedProject'>;

/** A coupon as it was read, with the version that `updateCoupon` sends back (API-05). */
export interface OpenedProject {
  readonly project: Project;
  readonly etag: string;
}

/** Which of a coupon's images is read; `original…` is the file as it came, `preview` the strip's thumbnail. */
export interface ProjectMedia {
  readonly type:
    | 'strip'
    | 'logo'
    | 'rideAlong'
    | 'preview'
    | 'originalStrip'
    | 'originalLogo'
    | 'originalRideAlong';
  readonly platform: 'apple' | 'google';
}

type ProjectSort = 'newest' | 'oldest' | 'name-asc' | 'name-desc' | 'active';

interface ProjectFilter {
  readonly q?: string;
  readonly sort?: ProjectSort;
}

/** The dashboard page by page, for an endless list. */
export const projectsQuery = (client: ApiClient, { q = '', sort = 'newest' }: ProjectFilter = {}) =>
  infiniteQueryOptions({
    queryKey: ['projects', { q: q.trim(), sort }],
    queryFn: ({ pageParam, signal }) =>
      loadProjects(client, { q: q.trim(), sort }, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: nextPage<ProjectSummary>,
  });

export const projectQuery = (client: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['project', id],
    queryFn: ({ signal }) => loadProject(client, id, signal),
  });

/** An image of an own coupon; it needs the token, so it comes as a blob. */
export const projectMediaQuery = (
  client: ApiClient,
  id: string,
  { type, platform }: ProjectMedia,
) =>
  queryOptions({
    queryKey: ['project-media', id, { type, platform }],
    queryFn: async ({ signal }) =>
      dataOf(
        await client.GET('/api/v1/project/{id}/media', {
          params: { path: { id }, query: { type, platform } },
          parseAs: 'blob',
          signal,
        }),
      ),
  });

/** Saves a finished coupon; the same key and payload never make a second one (SUBM-03). */
export async function createCoupon(
  client: ApiClient,
  payload: NewProject,
  idempotencyKey: string,
  { signal, report }: LongCall = {},
): Promise<CreatedProject> {
  const result = await client.POST('/api/v1/project', {
    params: { header: { 'Idempotency-Key': idempotencyKey } },
    // openapi-fetch 0.17 takes no read-only arrays; it only serialises what it is given.
    body: payload as components['schemas']['NewProject'],
    signal: signal ?? null,
    fetch: client.reporting(report),
  });
  return dataOf(result);
}

async function loadProject(
  client: ApiClient,
  id: string,
  signal: AbortSignal,
): Promise<OpenedProject> {
  const result = await client.GET('/api/v1/project/{id}', { params: { path: { id } }, signal });
  // openapi-fetch 0.17 loses tuples in what it reads: a design has one scheme at least.
  const project: unknown = dataOf(result);
  return { project: project as Project, etag: result.response.headers.get('ETag') ?? '*' };
}

async function loadProjects(
  client: ApiClient,
  { q, sort }: Required<ProjectFilter>,
  page: number,
  signal: AbortSignal,
): Promise<Page<ProjectSummary>> {
  const result = await client.GET('/api/v1/project', {
    params: {
      query: {
        ...(q !== '' && { q }),
        ...(sort !== 'newest' && { sort }),
        page,
        size: DASHBOARD_PAGE_SIZE,
      },
    },
    signal,
  });
  return pageFrom(dataOf(result), result.response.headers);
}
