/** Changes of saved coupons by their owner (SUBM-02, DASH-05 to DASH-08, DASH-11). */
import type { ApiClient, LongCall, Schema, WithHeaders } from './client.ts';
import type { CreatedProject } from './projects.queries.ts';
import { COUPON_FILES } from '../domain/coupon/file-names.ts';

/** The submit payload with id and name; an unchanged image or original is sent as its name (SUBM-08). */
export type ProjectUpdate = Schema<'ProjectUpdate'>;

/** Query keys that contain coupon data; invalidate them after any of these calls. */
export const PROJECT_KEYS = [
  ['projects'],
  ['project'],
  ['project-media'],
  ['coupon'],
  ['wallet-token'],
] as const;

/** Saves an edit of the version that `projectQuery` read. Throws `ServiceFailure` `stale-edit` if somebody else saved first. */
export function updateCoupon(
  client: ApiClient,
  { id, version }: { readonly id: string; readonly version: string },
  body: ProjectUpdate,
  call: LongCall = {},
): Promise<CreatedProject> {
  const params = { path: { id }, header: { 'If-Match': version } };
  return client.PUT('/api/v1/project/{id}', { ...call, params, body });
}

/** All files of a coupon as a zip (API-08). */
export async function readArchive(client: ApiClient, id: string, signal?: AbortSignal) {
  const call = { params: { path: { id } }, parseAs: 'blob', signal } as const;
  return downloadOf(await client.request('get', '/api/v1/project/{id}/archive', call));
}

/** What a mailer portal asks of a coupon, as a zip; `mailPiece` is a data URL, null takes the artwork (PRE-03). */
export async function makePostalKit(
  client: ApiClient,
  id: string,
  mailPiece: string | null,
  signal: AbortSignal,
) {
  const call = { params: { path: { id } }, body: { mailPiece }, parseAs: 'blob', signal } as const;
  return downloadOf(await client.request('post', '/api/v1/project/{id}/postal-kit', call));
}

/** Takes the name from `Content-Disposition` (RFC 6266): the extended one if present. */
function downloadOf({ data: content, headers }: WithHeaders<Blob>) {
  const disposition = headers.get('Content-Disposition') ?? '';
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  const plain = /filename="([^"]+)"/i.exec(disposition)?.[1] ?? COUPON_FILES.archive('');
  return { content, fileName: extended === undefined ? plain : decodeURIComponent(extended) };
}
