/** Changes of saved coupons by their owner (SUBM-02, DASH-05 to DASH-08, DASH-11). */
import type { ApiClient, LongCall, Schema, WithHeaders } from './client.ts';
import type { CreatedProject } from './projects.queries.ts';
import { COUPON_FILES } from '../domain/coupon/file-names.ts';

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
    payload: body,
  }: { readonly id: string; readonly etag: string; readonly payload: ProjectUpdate },
  call: LongCall = {},
): Promise<SavedEdit> {
  const params = { path: { id }, header: { 'If-Match': etag } };
  const { data: saved, headers } = await client.request('put', '/api/v1/project/{id}', {
    ...call,
    params,
    body,
  });
  return { saved, etag: headers.get('ETag') ?? '*' };
}

/** All files of a coupon as a zip (API-08). */
export async function readArchive(
  client: ApiClient,
  id: string,
  signal?: AbortSignal,
): Promise<Download> {
  const call = { params: { path: { id } }, parseAs: 'blob', signal } as const;
  return downloadOf(await client.request('get', '/api/v1/project/{id}/archive', call));
}

/** What a mailer portal asks of a coupon, as a zip; `mailPiece` is a data URL, null takes the artwork (PRE-03). */
export async function makePostalKit(
  client: ApiClient,
  id: string,
  mailPiece: string | null,
  signal: AbortSignal,
): Promise<Download> {
  const call = { params: { path: { id } }, body: { mailPiece }, parseAs: 'blob', signal } as const;
  return downloadOf(await client.request('post', '/api/v1/project/{id}/postal-kit', call));
}

/** Takes the name from `Content-Disposition` (RFC 6266): the extended one if present. */
function downloadOf({ data: content, headers }: WithHeaders<Blob>): Download {
  const disposition = headers.get('Content-Disposition') ?? '';
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  const plain = /filename="([^"]+)"/i.exec(disposition)?.[1] ?? COUPON_FILES.archive('');
  return { content, fileName: extended === undefined ? plain : decodeURIComponent(extended) };
}
