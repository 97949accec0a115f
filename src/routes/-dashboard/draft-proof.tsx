import { useQuery } from '@tanstack/react-query';
import { proofsQuery } from '../../api/proofs.queries.ts';
import { DraftApprovalLine } from '../../ui/dashboard/draft-approval-line.tsx';
import { useServices } from '../-queries/with-services.tsx';

/** The answers to a draft's proof, if it is shared (APPR-03). */
export function DraftProof({ draftId }: { readonly draftId: string }) {
  const proofs = useQuery(proofsQuery(useServices().client));
  const proof = proofs.data?.find(({ id }) => id === draftId);
  return proof === undefined ? null : <DraftApprovalLine draft={proof} />;
}
