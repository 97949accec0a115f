/** The proof's machine with the services behind it (APPR-01, APPR-03). */
import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { ApiClient } from '../../api/client.ts';
import { readProof, revokeProof, shareProof } from '../../api/proofs.queries.ts';
import { shownCoupon, type ShownCoupon } from '../../domain/approval/shown-coupon.ts';
import { formFactsOf } from '../../domain/coupon/form-facts.ts';
import {
  proofMachine,
  type ProofInput,
  type ReadProof,
} from '../../machines/approval/proof.machine.ts';
import { payloadOf } from '../wizard/coupon-payload.ts';

/** Returns the machine of one draft's proof. */
export function proofMachineOf(client: ApiClient, queryClient: QueryClient) {
  const read = async (input: ProofInput, signal: AbortSignal): Promise<ReadProof> => {
    const proof = await readProof(client, input.id, signal);
    return { proof, now: await shownNow(input) };
  };
  const forgetList = () => queryClient.invalidateQueries({ queryKey: ['proofs'] });
  return proofMachine.provide({
    actors: {
      readProof: fromPromise<ReadProof, ProofInput>(({ input, signal }) => read(input, signal)),
      shareProof: fromPromise<ReadProof, ProofInput>(async ({ input, signal }) => {
        const proof = await shareProof(client, input.id, shownPayload(input), signal);
        await forgetList();
        return { proof, now: await shownNow(input) };
      }),
      revokeProof: fromPromise<ReadProof, ProofInput>(async ({ input, signal }) => {
        await revokeProof(client, input.id);
        await forgetList();
        return read(input, signal);
      }),
    },
  });
}

/** As it would be published; originals and the template's name are not shown. */
function shownPayload({ coupon }: ProofInput) {
  const { originals: _unshown, ...payload } = payloadOf({
    ...coupon,
    templateId: null,
    idempotencyKey: '',
  });
  return payload;
}

/** The coupon as it would be shared now; the services compute the same of what they are sent. */
async function shownNow({ coupon: { form, images } }: ProofInput): Promise<ShownCoupon> {
  const pictures = await Promise.all(
    Object.entries(images).flatMap(([name, data]) =>
      typeof data === 'string' ? [digestOf(data).then((digest) => [name, digest] as const)] : [],
    ),
  );
  return shownCoupon(formFactsOf(form), Object.fromEntries(pictures));
}

/** SHA-256 in hexadecimal digits. */
async function digestOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
