import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ApiClient } from '../../api/client.ts';
import { watched } from '../../app/actors/watched.ts';
import { brandEditorWith } from '../../app/brand/brand-editor-calls.ts';
import { EMPTY_SLOT } from '../../domain/images/image-slots.ts';
import { BrandDialog } from '../../ui/brand/brand-dialog.tsx';
import { useToast } from '../../ui/parts/overlays/toast.tsx';
import * as dialogWords from '../../words/brand/brand-dialog.gen.ts';
import { AccountAnswers } from './account-answers.tsx';
import { useUploads } from '../-uploads/use-uploads.tsx';

interface BrandDialogProps {
  readonly onClose: () => void;
}

const STATES = ['unread', 'editing', 'saving', 'stale', 'asking', 'erasing', 'closing'] as const;

/** Binds the machine of the brand's editor to its dialog (KIT-01). */
export function BrandDialogBinding({ onClose }: BrandDialogProps) {
  return (
    <AccountAnswers>{(client) => <BrandEditor client={client} onClose={onClose} />}</AccountAnswers>
  );
}

function BrandEditor({ client, onClose }: BrandDialogProps & { readonly client: ApiClient }) {
  const queryClient = useQueryClient();
  const [machine] = useState(() => brandEditorWith({ client, queryClient }));
  const actor = useActorRef(machine, watched());
  const state = useSelector(actor, (snapshot) => snapshot);
  const { brand, isKept, failure } = state.context;
  const { uploads, cropper } = useUploads({
    offers: [],
    imageIn: (slot) =>
      (slot === 'appleLogo' || slot === 'googleLogo' ? brand.logos[slot] : undefined) ?? EMPTY_SLOT,
    onChange: (slot, image) => {
      if (slot === 'appleLogo' || slot === 'googleLogo')
        actor.send({ type: 'logo.change', slot, image });
    },
  });
  useEnd(state.status === 'done' ? state.value : null, onClose);
  return (
    <BrandDialog
      brand={brand}
      isKept={isKept}
      failure={failure}
      uploads={uploads}
      cropper={cropper}
      state={STATES.find((name) => state.matches(name)) ?? 'opening'}
      onRead={() => actor.send({ type: 'brand.read' })}
      onChange={(change) => actor.send({ type: 'brand.change', change })}
      onSave={() => actor.send({ type: 'brand.save' })}
      onOverwrite={() => actor.send({ type: 'brand.overwrite' })}
      onErase={() => actor.send({ type: 'brand.erase' })}
      onEraseYes={() => actor.send({ type: 'erasure.confirm' })}
      onEraseNo={() => actor.send({ type: 'erasure.cancel' })}
      onClose={() => actor.send({ type: 'dialog.close' })}
      onCloseYes={() => actor.send({ type: 'closing.confirm' })}
      onCloseNo={() => actor.send({ type: 'closing.cancel' })}
    />
  );
}

/** Says what was done, and closes. */
function useEnd(end: string | null, onClose: () => void): void {
  const say = useToast();
  const finish = useEffectEvent((done: string) => {
    if (done === 'saved') say({ kind: 'ok', text: dialogWords.saved() });
    if (done === 'erased') say({ kind: 'ok', text: dialogWords.erased() });
    onClose();
  });
  useEffect(() => {
    if (end !== null) finish(end);
  }, [end]);
}
