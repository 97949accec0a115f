/** A proof's page ends with its draft (APPR-01). */
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../api/client.ts';
import { proofsQuery, revokeProof } from '../../api/proofs.queries.ts';
import type { WizardActor } from '../../machines/wizard/wizard.machine.ts';

interface EndedProof {
  readonly client: ApiClient;
  readonly queryClient: QueryClient;
  /** The draft's id. */
  readonly id: string;
}

/** Ends the page of a draft if the last list of open pages has it. A page that cannot be ended now ends by itself. */
export async function endListedProof(ended: EndedProof): Promise<void> {
  const { client, queryClient, id } = ended;
  const open = queryClient.getQueryData(proofsQuery(client).queryKey) ?? [];
  if (open.some((proof) => proof.id === id)) await endProof(ended);
}

/** Ends an open page as soon as the wizard has published its coupon. */
export function endProofWhenSaved(wizard: WizardActor, ended: EndedProof): void {
  const following = wizard.subscribe((snapshot) => {
    if (snapshot.matches('saved')) void endProof(ended);
    else if (!snapshot.matches('working')) return;
    following.unsubscribe();
  });
}

async function endProof({ client, queryClient, id }: EndedProof): Promise<void> {
  await revokeProof(client, id).catch(() => null);
  await queryClient.invalidateQueries({ queryKey: ['proofs'] });
}
