import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '../../api/client.ts';
import { proofsQuery } from '../../api/proofs.queries.ts';
import { DraftApprovalLine } from '../../ui/dashboard/draft-approval-line.tsx';

export interface DraftProofProps {
  readonly client: ApiClient;
  readonly draftId: string;
}

/** The answers to a draft's proof, if it is shared (APPR-03). */
export function DraftProof({ client, draftId }: DraftProofProps) {
  const proofs = useQuery(proofsQuery(client));
  const proof = proofs.data?.find(({ id }) => id === draftId);
  return proof === undefined ? null : <DraftApprovalLine draft={proof} />;
}
