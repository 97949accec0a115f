import { useEffect, useEffectEvent } from 'react';
import { withCalls } from '../../app/actors/with-calls.ts';
import { makeCopy } from '../../app/wizard/fitting-copy.ts';
import { drawCrop, readImage } from '../../app/wizard/prepare-image.ts';
import type { ImageChange, ImageSlotName, SlottedImage } from '../../domain/images/image-slots.ts';
import { cropOrderOf, type Offer } from '../../machines/images/image-upload-context.ts';
import type { ImageUploadEvent } from '../../machines/images/image-upload-events.ts';
import {
  imageUploadMachine,
  type ImageUploadSnapshot,
} from '../../machines/images/image-upload.machine.ts';
import { CropDialog } from '../../ui/wizard/crop/crop-dialog.tsx';
import type { Uploads } from '../../ui/wizard/fields/uploads.ts';
import { useProcess } from '../-process/use-process.ts';
import * as wizardScreensWords from '../../words/wizard-screens.gen.ts';

interface UploadPlace {
  /** The images that were being cropped when the page closed. */
  readonly offers: readonly Offer[];
  readonly cardColor: string;
  readonly imageIn: (slot: ImageSlotName) => SlottedImage;
  readonly onChange: (change: ImageChange) => void;
}

const uploadsHere = () => withCalls(imageUploadMachine, { readImage, drawCrop, makeCopy });

/** The upload machine of any form with image slots. */
export function useUploads({ offers, cardColor, imageIn, onChange }: UploadPlace) {
  const { state: snapshot, send, actor } = useProcess(uploadsHere, { offers });
  const change = useEffectEvent(onChange);
  useEffect(() => {
    const { unsubscribe } = actor.on('image.changed', change);
    return unsubscribe;
  }, [actor]);
  const { offer, refusals } = snapshot.context;
  const uploads: Uploads = {
    cardColor,
    reading: snapshot.matches('reading') && offer !== null ? offer.slot : null,
    copying: snapshot.matches('copying') && offer !== null ? offer.slot : null,
    refusals,
    onFiles: (slots, files) => send({ type: 'files.offer', slots, files }),
    onEdit: (slot) => send({ type: 'image.edit', slot, original: imageIn(slot).original }),
    onUseFor: (from, to) => {
      const { original } = imageIn(from);
      const ground = original.crop?.ground ?? null;
      send({ type: 'image.edit', slot: to, original: { ...original, crop: null }, ground });
    },
    onCopy: (slot) => send({ type: 'copy.make', slot }),
    onCancelCopy: () => send({ type: 'copy.cancel' }),
    onRemove: (slot) => send({ type: 'image.remove', slot }),
  };
  return {
    uploads,
    actor,
    cropper: <Cropper snapshot={snapshot} send={send} cardColor={cardColor} />,
  };
}

interface CropperProps {
  readonly cardColor: string;
  readonly snapshot: ImageUploadSnapshot;
  readonly send: (event: ImageUploadEvent) => void;
}

function Cropper({ snapshot, send, cardColor }: CropperProps) {
  const order = cropOrderOf(snapshot.context);
  if (order === null) return null;
  return (
    <CropDialog
      slot={order.slot}
      image={order.picture}
      crop={order.crop}
      cardColor={cardColor}
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
