import { withCalls } from '../../app/actors/with-calls.ts';
import { makeCopy } from '../../app/wizard/fitting-copy.ts';
import { drawCrop, readImage } from '../../app/wizard/prepare-image.ts';
import type { ImageChange } from '../../domain/images/image-slots.ts';
import { cropOrderOf, type Offer } from '../../machines/images/image-upload-context.ts';
import { imageUploadMachine } from '../../machines/images/image-upload.machine.ts';
import { CropDialog } from '../../ui/wizard/crop/crop-dialog.tsx';
import type { Uploads } from '../../ui/wizard/fields/uploads.ts';
import { useEmitted } from '../-process/use-emitted.ts';
import { useProcess } from '../-process/use-process.ts';

interface UploadPlace {
  /** The images that were being cropped when the page closed. */
  readonly offers: readonly Offer[];
  readonly cardColor: string;
  readonly onChange: (change: ImageChange) => void;
}

const uploadsHere = () => withCalls(imageUploadMachine, { readImage, drawCrop, makeCopy });

/** The upload machine of any form with image slots. */
export function useUploads({ offers, cardColor, onChange }: UploadPlace) {
  const { state, send, actor } = useProcess(uploadsHere, { offers });
  useEmitted(actor, 'image.changed', onChange);
  const { offer, refusals } = state.context;
  const order = cropOrderOf(state.context);
  const uploads: Uploads = {
    cardColor,
    reading: state.matches('reading') && offer !== null ? offer.slot : null,
    copying: state.matches('copying') && offer !== null ? offer.slot : null,
    refusals,
    send,
  };
  return {
    uploads,
    actor,
    cropper: order && <CropDialog order={order} cardColor={cardColor} state={state} send={send} />,
  };
}
