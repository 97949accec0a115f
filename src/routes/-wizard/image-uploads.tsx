import { useActor } from '@xstate/react';
import { useEffect, useState } from 'react';
import { imageUploads } from '../../app/wizard/image-uploads.ts';
import { followCrop, offersLeftOn } from '../../app/wizard/follow-crop.ts';
import type { RunningWizard } from '../../app/wizard/running-wizard.ts';
import { watched } from '../../app/actors/watched.ts';
import { imageAt } from '../../domain/images/image-slots.ts';
import { cropOrderOf } from '../../machines/images/image-upload-context.ts';
import type { ImageUploadEvent } from '../../machines/images/image-upload-events.ts';
import type { ImageUploadSnapshot } from '../../machines/images/image-upload.machine.ts';
import type { WizardSnapshot } from '../../machines/wizard/wizard.machine.ts';
import { CropDialog } from '../../ui/wizard/crop/crop-dialog.tsx';
import type { Uploads } from '../../ui/wizard/fields/uploads.ts';
import * as wizardScreensWords from '../../words/wizard-screens.gen.ts';

/** The upload machine of a screen: its field props and the cropper. */
export function useImageUploads(wizard: RunningWizard, form: WizardSnapshot['context']['form']) {
  const [offers] = useState(() => offersLeftOn(wizard));
  const [snapshot, send, actor] = useActor(imageUploads, { input: { offers }, ...watched() });
  useEffect(() => followCrop(wizard, actor), [wizard, actor]);
  useEffect(() => {
    const { unsubscribe } = actor.on('image.changed', ({ slot, image }) =>
      wizard.actor.send({ type: 'image.change', slot, image }),
    );
    return unsubscribe;
  }, [actor, wizard]);
  const { offer, refusals } = snapshot.context;
  const uploads: Uploads = {
    reading: snapshot.matches('reading') && offer !== null ? offer.slot : null,
    copying: snapshot.matches('copying') && offer !== null ? offer.slot : null,
    refusals,
    onFiles: (slots, files) => send({ type: 'files.offer', slots, files }),
    onEdit: (slot) => send({ type: 'image.edit', slot, original: imageAt(form, slot).original }),
    onUseFor: (from, to) => {
      const { original } = imageAt(form, from);
      const ground = original.crop?.ground ?? null;
      send({ type: 'image.edit', slot: to, original: { ...original, crop: null }, ground });
    },
    onCopy: (slot) => send({ type: 'copy.make', slot }),
    onCancelCopy: () => send({ type: 'copy.cancel' }),
    onRemove: (slot) => send({ type: 'image.remove', slot }),
  };
  return { uploads, cropper: <Cropper snapshot={snapshot} send={send} /> };
}

interface CropperProps {
  readonly snapshot: ImageUploadSnapshot;
  readonly send: (event: ImageUploadEvent) => void;
}

function Cropper({ snapshot, send }: CropperProps) {
  const order = cropOrderOf(snapshot.context);
  if (order === null) return null;
  return (
    <CropDialog
      slot={order.slot}
      image={order.picture}
      crop={order.crop}
      waiting={waitOf(snapshot)}
      failure={snapshot.context.failure}
      onDrag={(center) => send({ type: 'crop.drag', center })}
      onPinch={(zoom) => send({ type: 'crop.pinch', zoom })}
      onMove={(by) => send({ type: 'crop.move', by })}
      onZoom={(zoom) => send({ type: 'crop.zoom', zoom })}
      onFit={() => send({ type: 'crop.fit' })}
      onFill={() => send({ type: 'crop.fill' })}
      onGround={(color) => send({ type: 'crop.ground', color })}
      isCopying={snapshot.matches({ cropping: 'copying' })}
      onCopy={() => send({ type: 'copy.make', slot: order.slot })}
      onCancelCopy={() => send({ type: 'copy.cancel' })}
      onReplace={(files) => send({ type: 'files.offer', slots: [order.slot], files })}
      onSave={() => send({ type: 'crop.save' })}
      onClose={() => send({ type: 'crop.close' })}
    />
  );
}

function waitOf(snapshot: ImageUploadSnapshot): string | null {
  if (snapshot.matches({ cropping: 'copying' })) return wizardScreensWords.makingACopy();
  if (snapshot.matches({ cropping: 'replacing' })) return wizardScreensWords.readingTheImage();
  return snapshot.matches({ cropping: 'drawing' }) ? wizardScreensWords.cuttingThePicture() : null;
}
