/** Changes of saved coupons by their owner (SUBM-02, DASH-05 to DASH-08, DASH-11). */
import type { ApiClient, LongCall, Schema } from './client.ts';
import { dataOf, requireDone } from './problem.ts';
import type { CreatedProject, ProjectSummary } from './projects.queries.ts';
import type { components } from '../../openapi/schema.gen.ts';
import { COUPON_FILES } from '../domain/coupon/file-names.ts';
import type { CardText } from '../domain/dashboard/card-text.ts';

/** The submit payload with id and name; an unchanged image or original is sent as its name (SUBM-08). */
export type ProjectUpdate = Schema<'ProjectUpdate'>;

/** A saved edit, and the version to send with the next one. */
interface SavedEdit {
  readonly saved: CreatedProject;
  readonly etag: string;
}

/** A file for the person's downloads. */
interface Download {
  readonly content: Blob;
  readonly fileName: string;
}

/** Query keys that contain coupon data; invalidate them after any of these calls. */
export const PROJECT_KEYS = [['projects'], ['project'], ['project-media'], ['coupon']] as const;

/** Saves an edit; `etag` from `projectQuery`. Throws `ServiceFailure` `stale-edit` if somebody else saved first. */
export async function updateCoupon(
  client: ApiClient,
  {
    id,
    etag,
    payload,
  }: { readonly id: string; readonly etag: string; readonly payload: ProjectUpdate },
  { signal, report }: LongCall = {},
): Promise<SavedEdit> {
  const result = await client.PUT('/api/v1/project/{id}', {
    params: { path: { id }, header: { 'If-Match': etag } },
    // openapi-fetch 0.17 accepts no read-only arrays, although it only serializes them.
    body: payload as components['schemas']['ProjectUpdate'],
    signal: signal ?? null,
    fetch: client.reporting(report),
  });
  return { saved: dataOf(result), etag: result.response.headers.get('ETag') ?? '*' };
}

/** Changes a coupon's name (DASH-07) or its private note (DASH-19). */
export async function changeCardText(
  client: ApiClient,
  id: string,
  { field, text }: { readonly field: CardText; readonly text: string },
): Promise<ProjectSummary> {
  const params = { path: { id } };
  return dataOf(
    field === 'name'
      ? await client.PATCH('/api/v1/project/{id}/name', { params, body: { id, name: text } })
      : await client.PATCH('/api/v1/project/{id}/note', { params, body: { note: text } }),
  );
}

/** Switches a coupon on or off (DASH-05). */
export async function setCouponActive(
  client: ApiClient,
  id: string,
  active: boolean,
): Promise<ProjectSummary> {
  const call = { params: { path: { id } }, body: { id, active } };
  return dataOf(
    active
      ? await client.PATCH('/api/v1/project/{id}/activate', call)
      : await client.PATCH('/api/v1/project/{id}/deactivate', call),
  );
}

/** Switches several coupons on or off, all or nothing (DASH-17). */
export async function switchCoupons(
  client: ApiClient,
  ids: readonly string[],
  active: boolean,
): Promise<void> {
  const body = { ids: [...ids], active };
  requireDone(await client.PATCH('/api/v1/project/', { body }));
}

/** Removes a coupon (DASH-06). */
export async function removeCoupon(client: ApiClient, id: string): Promise<void> {
  const result = await client.DELETE('/api/v1/project/{id}', { params: { path: { id } } });
  requireDone(result);
}

/** Removes several coupons, all or nothing (DASH-08). */
export async function removeCoupons(client: ApiClient, ids: readonly string[]): Promise<void> {
  requireDone(await client.DELETE('/api/v1/project/', { body: [...ids] }));
}

/** All files of a coupon as a zip (API-08). */
export async function readArchive(
  client: ApiClient,
  id: string,
  signal?: AbortSignal,
): Promise<Download> {
  const result = await client.GET('/api/v1/project/{id}/archive', {
    params: { path: { id } },
    parseAs: 'blob',
    signal: signal ?? null,
  });
  const content = dataOf(result);
  return {
    content,
    fileName: fileNameOf(result.response.headers.get('Content-Disposition') ?? ''),
  };
}

/** What a mailer portal asks of a coupon, as a zip; `mailPiece` is a data URL, null takes the artwork (PRE-03). */
export async function makePostalKit(
  client: ApiClient,
  id: string,
  mailPiece: string | null,
  signal: AbortSignal,
): Promise<Download> {
  const result = await client.POST('/api/v1/project/{id}/postal-kit', {
    params: { path: { id } },
    body: { mailPiece },
    parseAs: 'blob',
    signal,
  });
  const content = dataOf(result);
  const disposition = result.response.headers.get('Content-Disposition') ?? '';
  return { content, fileName: fileNameOf(disposition) };
}

/** The name in a `Content-Disposition` (RFC 6266): the extended one if present. */
function fileNameOf(disposition: string): string {
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (extended !== undefined) return decodeURIComponent(extended);
  return /filename="([^"]+)"/i.exec(disposition)?.[1] ?? COUPON_FILES.archive('');
}
