/** Proofs for approval (APPR-01, APPR-03). */
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient, Schema } from './client.ts';
import type { NewProject } from './projects.queries.ts';

type Proof = Schema<'Proof'>;
type ProofSummary = Schema<'ProofSummary'>;

/** The open proofs of the account, for the drafts' cards. */
export function proofsQuery(client: ApiClient) {
  return queryOptions({
    queryKey: ['proofs'],
    queryFn: ({ signal }): Promise<readonly ProofSummary[]> =>
      client.GET('/api/v1/proofs', { signal }),
    staleTime: 0,
  });
}

/** Returns a proof with its answers; null if the coupon was not shared. */
export async function readProof(
  client: ApiClient,
  proof: string,
  signal: AbortSignal,
): Promise<Proof | null> {
  const params = { path: { proof } };
  const { proof: found } = await client.GET('/api/v1/proofs/{proof}', { params, signal });
  return found;
}

/** Opens the page of a coupon, or shows the coupon as it is now at the same address. */
export function shareProof(
  client: ApiClient,
  proof: string,
  coupon: NewProject,
  signal: AbortSignal,
): Promise<Proof> {
  const params = { path: { proof } };
  return client.PUT('/api/v1/proofs/{proof}', { params, body: { coupon }, signal });
}

/** Ends a page at once. */
export async function revokeProof(client: ApiClient, proof: string): Promise<void> {
  const params = { path: { proof } };
  await client.DELETE('/api/v1/proofs/{proof}', { params });
}
