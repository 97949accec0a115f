import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ApiClient } from '../../api/client.ts';
import { watched } from '../../app/actors/watched.ts';
import { postalKitWith } from '../../app/postal/postal-kit-calls.ts';
import { PostalKit } from '../../ui/postal/postal-kit.tsx';

interface PostalKitProps {
  readonly client: ApiClient;
  readonly couponId: string;
}

/** Binds the machine of the postal kit to the ready page (PRE-03). */
export function PostalKitBinding({ client, couponId }: PostalKitProps) {
  const [machine] = useState(() => postalKitWith(client));
  const actor = useActorRef(machine, { input: { couponId }, ...watched() });
  const state = useSelector(actor, (snapshot) => snapshot);
  const { piece, failure } = state.context;
  return (
    <PostalKit
      state={state.matches('packing') ? 'packing' : state.matches('reading') ? 'reading' : 'ready'}
      piece={piece?.name ?? null}
      isDownloaded={state.matches({ ready: 'downloaded' })}
      failure={failure}
      onPiece={(file) => actor.send({ type: 'piece.choose', file })}
      onForget={() => actor.send({ type: 'piece.forget' })}
      onDownload={() => actor.send({ type: 'kit.download' })}
    />
  );
}
