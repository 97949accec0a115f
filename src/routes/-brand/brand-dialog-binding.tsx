import { useEffect, useEffectEvent } from 'react';
import type { ClientAndCache } from '../../api/client.ts';
import { withCalls } from '../../app/actors/with-calls.ts';
import { colorOr } from '../../domain/design/color.ts';
import { BrandDialog } from '../../ui/brand/brand-dialog.tsx';
import { useToast } from '../../ui/parts/overlays/toast.tsx';
import * as dialogWords from '../../words/brand/brand-dialog.gen.ts';
import { AccountAnswers } from './account-answers.tsx';
import { useUploads } from '../-uploads/use-uploads.tsx';
import { useProcess } from '../-process/use-process.ts';
import { brandQuery } from '../../api/brand.queries.ts';
import { EMPTY_BRAND } from '../../domain/brand/brand.ts';
import { brandEditorMachine } from '../../machines/brand/brand-editor.machine.ts';
import { detached, readBrand, saveBrand, withPictures } from '../../app/brand/brand-pictures.ts';
import { useServices } from '../-queries/with-services.tsx';

interface BrandDialogProps {
  readonly onClose: () => void;
}

/** Binds the machine of the brand's editor to its dialog (KIT-01). */
export function BrandDialogBinding({ onClose }: BrandDialogProps) {
  return (
    <AccountAnswers>
      <BrandEditor onClose={onClose} />
    </AccountAnswers>
  );
}

function BrandEditor({ onClose }: BrandDialogProps) {
  const services = useServices();
  const { state, send } = useProcess(() => brandEditorWith(services));
  const { brand } = state.context;
  const { uploads, cropper } = useUploads({
    offers: [],
    cardColor: colorOr(brand.backgroundColor, '#FFFFFF'),
    onChange: ({ slot, image }) => {
      if (slot === 'appleLogo' || slot === 'googleLogo') send({ type: 'logo.change', slot, image });
    },
  });
  useEnd(state.status === 'done' ? state.value : null, onClose);
  return <BrandDialog state={state} send={send} uploads={uploads} cropper={cropper} />;
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
function brandEditorWith(sources: ClientAndCache) {
  const { client, queryClient } = sources;
  return withCalls(brandEditorMachine, {
    async openBrand() {
      const { brand, etag } = await readBrand(sources);
      if (brand === null) return { brand: EMPTY_BRAND, version: etag, isKept: false };
      return { brand: await withPictures(sources, brand), version: etag, isKept: true };
    },
    saveBrand: ({ brand, version }) =>
      // What another tab replaced is no longer stored, so its pictures are sent again.
      saveBrand(sources, version === null ? detached(brand) : brand, version),
    async eraseBrand() {
      await client.DELETE('/api/v1/brand', {});
      queryClient.setQueryData(brandQuery(client).queryKey, { brand: null, etag: '"none"' });
      queryClient.removeQueries({ queryKey: ['brand-media'] });
    },
  });
}
