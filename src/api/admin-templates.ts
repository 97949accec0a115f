/** Templates for administrators (ADMT-01 to ADMT-09). */
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { DESIGN_RETRY_MS } from '../domain/constants.ts';
import type { ApiClient, Schema, WithHeaders } from './client.ts';
import { getQuery } from './get-query.ts';

export type AdminTemplate = Schema<'AdminTemplate'>;
export type NewTemplate = Schema<'NewTemplate'>;
export type TemplateChanges = Schema<'TemplateChanges'>;

/** Query keys that contain template data. */
const TEMPLATE_KEYS = [['templates'], ['template'], ['similar-templates']] as const;

/** A template with the version that `updateTemplate` sends back. */
export type OpenedTemplate = ReturnType<typeof openedOf>;

export async function readAdminTemplate(client: ApiClient, id: string, signal?: AbortSignal) {
  const params = { path: { id } };
  return openedOf(await client.request('get', '/api/v1/template/admin/{id}', { params, signal }));
}

/** A template to edit, always as it is now; a failed request is repeated after 200 ms (REND-07). */
export const adminTemplateQuery = (client: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['admin-template', id],
    queryFn: ({ signal }) => readAdminTemplate(client, id, signal),
    retryDelay: DESIGN_RETRY_MS,
    staleTime: 0,
    gcTime: 0,
  });

/** Throws `ServiceFailure` `stale-edit` if another administrator saved first; the version null overwrites. */
export async function updateTemplate(
  client: ApiClient,
  id: string,
  body: TemplateChanges,
  etag: string | null,
  signal?: AbortSignal,
) {
  const params = { path: { id }, ...(etag !== null && { header: { 'If-Match': etag } }) };
  const call = { params, body, signal };
  return openedOf(await client.request('patch', '/api/v1/template/admin/{id}', call));
}

/** The best matches come first, so a few suffice. */
const MOST_SIMILAR = 8;

/** Templates that share keywords or colors with this one. */
export const similarTemplatesQuery = (client: ApiClient, id: string) =>
  getQuery(client, ['similar-templates', id], '/api/v1/template/similar/{id}', {
    path: { id },
    query: { size: MOST_SIMILAR },
  });

function openedOf({ data: template, headers }: WithHeaders<AdminTemplate>) {
  return { template, etag: headers.get('ETag') ?? '*' };
}

/** After any of these calls: reloads everything that shows a template; data of a `deleted` template is not reloaded. */
export async function refreshTemplates(queryClient: QueryClient, deleted: string | null = null) {
  const isOfDeleted = ({ queryKey }: { readonly queryKey: readonly unknown[] }) =>
    deleted !== null && queryKey.includes(deleted);
  await Promise.all(
    TEMPLATE_KEYS.map(([kind]) =>
      queryClient.invalidateQueries({
        predicate: (query) => query.queryKey[0] === kind && !isOfDeleted(query),
      }),
    ),
  );
  await queryClient.invalidateQueries({ predicate: isOfDeleted, refetchType: 'none' });
}
