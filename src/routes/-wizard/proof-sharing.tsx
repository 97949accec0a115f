import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { SnapshotFrom } from 'xstate';
import { barcodePictureQuery } from '../../api/barcode.queries.ts';
import type { ApiClient } from '../../api/client.ts';
import { copyText } from '../../app/actors/copy-text.ts';
import { watched } from '../../app/actors/watched.ts';
import { endProofWhenSaved } from '../../app/approval/end-proof.ts';
import { proofMachineOf } from '../../app/approval/proof-calls.ts';
import { comparisonOf } from '../../domain/approval/comparison.ts';
import type { proofMachine, ProofInput } from '../../machines/approval/proof.machine.ts';
import type { WizardActor } from '../../machines/wizard/wizard.machine.ts';
import { copyLinkMachine } from '../../machines/submission/copy-link.machine.ts';
import { CopyAddress } from '../../ui/approval/copy-address.tsx';
import type { ProofSharingProps } from '../../ui/approval/proof-sharing.tsx';

const copyMachine = copyLinkMachine.provide({ actors: { copyText } });

/** What the proof shows of its approval, and for whom publishing waits (APPR-03). */
export function useProofSharing(client: ApiClient, input: ProofInput) {
  const queryClient = useQueryClient();
  const machine = useMemo(() => proofMachineOf(client, queryClient), [client, queryClient]);
  const actor = useActorRef(machine, { input, ...watched() });
  const state = useSelector(actor, (snapshot) => snapshot);
  const { preferences } = useRouteContext({ from: '__root__' });
  const isRuled = useSelector(preferences, ({ context }) => context.values.approvedOnly);
  const { read, failure } = state.context;
  const proof = read?.proof ?? null;
  const comparison = read === null || proof === null ? null : comparisonOf(proof, read.now);
  const address = proof?.address ?? null;
  const code = useQuery({
    ...barcodePictureQuery(client, { type: 'QR', value: address ?? '' }),
    enabled: address !== null,
  });
  const sharing: ProofSharingProps = {
    proof,
    comparison,
    failure,
    state: stateOf(state),
    code: code.data ?? null,
    copy: address === null ? null : <Copy key={address} link={address} />,
    onShare: () => actor.send({ type: 'proof.share' }),
    onRevoke: () => actor.send({ type: 'proof.revoke' }),
    onConfirm: () => actor.send({ type: 'revoking.confirm' }),
    onCancel: () => actor.send({ type: 'revoking.cancel' }),
    onRead: () => actor.send({ type: 'proof.read' }),
  };
  return {
    sharing,
    /** Null if publishing does not wait. */
    waitsFor: isRuled && comparison?.isApproved !== true ? (proof?.waitsFor ?? []) : null,
    /** Call it when the coupon is being saved: its page ends once it is published. */
    onSaving: (wizard: WizardActor) => {
      if (address !== null) endProofWhenSaved(wizard, { client, queryClient, id: input.id });
    },
  };
}

const STATES = ['unread', 'closed', 'open', 'asking', 'sharing', 'revoking'] as const;

function stateOf(state: SnapshotFrom<typeof proofMachine>): ProofSharingProps['state'] {
  return STATES.find((name) => state.matches(name)) ?? 'reading';
}

function Copy({ link }: { readonly link: string }) {
  const actor = useActorRef(copyMachine, { input: { link }, ...watched() });
  const isCopied = useSelector(actor, (state) => state.hasTag('copied'));
  const isRefused = useSelector(actor, (state) => state.matches('refused'));
  return (
    <CopyAddress
      state={isCopied ? 'copied' : isRefused ? 'refused' : 'resting'}
      onCopy={() => actor.send({ type: 'link.copy' })}
    />
  );
}
