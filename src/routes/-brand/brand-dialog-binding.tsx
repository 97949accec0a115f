import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ApiClient } from '../../api/client.ts';
import { watched } from '../../app/actors/watched.ts';
import { EMPTY_SLOT } from '../../domain/images/image-slots.ts';
import { BrandDialog } from '../../ui/brand/brand-dialog.tsx';
import { useToast } from '../../ui/parts/overlays/toast.tsx';
import * as dialogWords from '../../words/brand/brand-dialog.gen.ts';
import { AccountAnswers } from './account-answers.tsx';
import { useUploads } from '../-uploads/use-uploads.tsx';
import { fromPromise } from 'xstate';
import { brandQuery, eraseBrand } from '../../api/brand.queries.ts';
import { EMPTY_BRAND } from '../../domain/brand/brand.ts';
import {
  brandEditorMachine,
  type EditedBrand,
  type SavedBrand,
} from '../../machines/brand/brand-editor.machine.ts';
import {
  type BrandSources,
  detached,
  readBrand,
  saveBrand,
  withPictures,
} from '../../app/brand/brand-pictures.ts';

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
    onChange: ({ slot, image }) => {
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

/** Editing and erasing the account's brand, with the services (KIT-01). */
function brandEditorWith(sources: BrandSources) {
  const { client, queryClient } = sources;
  return brandEditorMachine.provide({
    actors: {
      openBrand: fromPromise<EditedBrand, void>(async () => {
        const { brand, etag } = await readBrand(sources);
        if (brand === null) return { brand: EMPTY_BRAND, version: etag, isKept: false };
        return { brand: await withPictures(sources, brand), version: etag, isKept: true };
      }),
      saveBrand: fromPromise<void, SavedBrand>(({ input: { brand, version } }) =>
        // What another tab replaced is no longer stored, so its pictures are sent again.
        saveBrand(sources, version === null ? detached(brand) : brand, version),
      ),
      eraseBrand: fromPromise<void, void>(async () => {
        await eraseBrand(client);
        queryClient.setQueryData(brandQuery(client).queryKey, { brand: null, etag: '"none"' });
        queryClient.removeQueries({ queryKey: ['brand-media'] });
      }),
    },
  });
}
