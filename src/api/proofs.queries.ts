/** Proofs for approval (APPR-01, APPR-03). */
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient, Schema } from './client.ts';

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

/** Ends a page at once. */
export async function revokeProof(client: ApiClient, proof: string): Promise<void> {
  const params = { path: { proof } };
  await client.DELETE('/api/v1/proofs/{proof}', { params });
}
