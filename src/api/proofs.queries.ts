/** Proofs for approval (APPR-01, APPR-03). */
import type { ApiClient } from './client.ts';
import { getQuery } from './get-query.ts';

/** The open proofs of the account, for the drafts' cards. */
export function proofsQuery(client: ApiClient) {
  return { ...getQuery(client, ['proofs'], '/api/v1/proofs'), staleTime: 0 };
}

/** Ends a page at once. */
export async function revokeProof(client: ApiClient, proof: string): Promise<void> {
  const params = { path: { proof } };
  await client.DELETE('/api/v1/proofs/{proof}', { params });
}
