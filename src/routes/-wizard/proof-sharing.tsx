import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { barcodePictureQuery } from '../../api/barcode.queries.ts';
import type { ClientAndCache } from '../../api/client.ts';
import { revokeProof } from '../../api/proofs.queries.ts';
import { withCalls } from '../../app/actors/with-calls.ts';
import { endProofWhenSaved } from '../../app/approval/end-proof.ts';
import { payloadOf } from '../../app/wizard/coupon-payload.ts';
import { comparisonOf } from '../../domain/approval/comparison.ts';
import { type ShownCoupon, shownCoupon } from '../../domain/approval/shown-coupon.ts';
import { formFactsOf } from '../../domain/coupon/form-facts.ts';
import { proofMachine, type ProofInput } from '../../machines/approval/proof.machine.ts';
import type { WizardActor } from '../../machines/wizard/wizard.machine.ts';
import { useLinkCopy } from '../-process/use-link-copy.ts';
import { useServices } from '../-queries/with-services.tsx';
import { useProcess } from '../-process/use-process.ts';
import { CopyAddress, type ProofSharingProps } from '../../ui/approval/proof-sharing.tsx';

/** What the proof shows of its approval, and for whom publishing waits (APPR-03). */
export function useProofSharing(input: ProofInput) {
  const services = useServices();
  const { state, send } = useProcess(() => proofMachineWith(services), input);
  const { preferences } = useRouteContext({ from: '__root__' });
  const isRuled = useSelector(preferences, ({ context }) => context.values.approvedOnly);
  const { read } = state.context;
  const proof = read?.proof ?? null;
  const comparison = read === null || proof === null ? null : comparisonOf(proof, read.now);
  const address = proof?.address ?? null;
  const code = useQuery({
    ...barcodePictureQuery(services.client, { type: 'QR', value: address ?? '' }),
    enabled: address !== null,
  });
  const sharing: ProofSharingProps = {
    state,
    send,
    comparison,
    code: code.data ?? null,
    copy: address === null ? null : <Copy key={address} link={address} />,
  };
  return {
    sharing,
    /** Null if publishing does not wait. */
    waitsFor: isRuled && comparison?.isApproved !== true ? (proof?.waitsFor ?? []) : null,
    /** Call it when the coupon is being saved: its page ends once it is published. */
    onSaving: (wizard: WizardActor) => {
      if (address !== null) endProofWhenSaved(wizard, services, input.id);
    },
  };
}

function Copy({ link }: { readonly link: string }) {
  return <CopyAddress {...useLinkCopy(link)} />;
}

/** The machine of a draft's proof with the services behind it (APPR-01, APPR-03). */
function proofMachineWith({ client, queryClient }: ClientAndCache) {
  const forgetList = () => queryClient.invalidateQueries({ queryKey: ['proofs'] });
  const paramsOf = ({ id }: ProofInput) => ({ path: { proof: id } });
  const read = async (input: ProofInput, signal: AbortSignal) => {
    const call = { params: paramsOf(input), signal };
    const { proof } = await client.GET('/api/v1/proofs/{proof}', call);
    return { proof, now: await shownNow(input) };
  };
  return withCalls(proofMachine, {
    readProof: read,
    async shareProof(input, signal) {
      const call = { params: paramsOf(input), body: { coupon: shownPayload(input) }, signal };
      const proof = await client.PUT('/api/v1/proofs/{proof}', call);
      await forgetList();
      return { proof, now: await shownNow(input) };
    },
    async revokeProof(input, signal) {
      await revokeProof(client, input.id);
      await forgetList();
      return read(input, signal);
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
