/** A proof's page ends with its draft, whose id it has (APPR-01). */
import type { ClientAndCache } from '../../api/client.ts';
import { proofsQuery, revokeProof } from '../../api/proofs.queries.ts';
import type { WizardActor } from '../../machines/wizard/wizard.machine.ts';

/** Ends the page of a draft if the last list of open pages has it. A page that cannot be ended now ends by itself. */
export async function endListedProof(sources: ClientAndCache, id: string): Promise<void> {
  const { client, queryClient } = sources;
  const open = queryClient.getQueryData(proofsQuery(client).queryKey) ?? [];
  if (open.some((proof) => proof.id === id)) await endProof(sources, id);
}

/** Ends an open page as soon as the wizard has published its coupon. */
export function endProofWhenSaved(wizard: WizardActor, sources: ClientAndCache, id: string): void {
  const following = wizard.subscribe((snapshot) => {
    if (snapshot.matches('saved')) void endProof(sources, id);
    else if (!snapshot.matches('working')) return;
    following.unsubscribe();
  });
}

async function endProof({ client, queryClient }: ClientAndCache, id: string): Promise<void> {
  await revokeProof(client, id).catch(() => null);
  await queryClient.invalidateQueries({ queryKey: ['proofs'] });
}
