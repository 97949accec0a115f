/** Stores a screen's cropper in the wizard's draft (WIZ-11). */
import type { ActorRefFrom } from 'xstate';
import { isSame } from '../../domain/same-value.ts';
import { cropOrderOf, type Offer } from '../../machines/images/image-upload-context.ts';
import type {
  imageUploadMachine,
  ImageUploadSnapshot,
} from '../../machines/images/image-upload.machine.ts';
import { screenOf } from '../../machines/wizard/wizard-context.ts';
import type { RunningWizard } from './running-wizard.ts';

/** ms without movement after which a crop is stored. */
const REST_MS = 250;

/** Returns the stored content of this screen's cropper, and its waiting files. */
export function offersLeftOn(wizard: RunningWizard): readonly Offer[] {
  const crop = wizard.unfinishedCrop();
  if (crop === null || crop.screen !== screenOf(wizard.actor.getSnapshot().context)) return [];
  return [
    { slot: crop.slot, source: { kind: 'original', original: crop.original } },
    ...crop.waiting.map(({ slot, file }): Offer => ({ slot, source: { kind: 'file', file } })),
  ];
}

/** Stores the cropper's content with the draft, after a pause or when the page may close; returns how to stop. */
export function followCrop(
  wizard: RunningWizard,
  uploads: ActorRefFrom<typeof imageUploadMachine>,
): () => void {
  const screen = screenOf(wizard.actor.getSnapshot().context);
  let resting: ReturnType<typeof setTimeout> | undefined;
  const store = () => {
    clearTimeout(resting);
    const crop = cropIn(uploads.getSnapshot(), screen);
    if (crop === undefined || isSame(crop, wizard.unfinishedCrop())) return;
    wizard.storeCrop(crop);
  };
  const follow = () => {
    clearTimeout(resting);
    const crop = cropIn(uploads.getSnapshot(), screen);
    // Opening and closing are stored at once.
    if (crop?.original.data === wizard.unfinishedCrop()?.original.data)
      resting = setTimeout(store, REST_MS);
    else store();
  };
  follow();
  const subscription = uploads.subscribe(follow);
  window.addEventListener('pagehide', store);
  document.addEventListener('visibilitychange', store);
  return () => {
    clearTimeout(resting);
    subscription.unsubscribe();
    window.removeEventListener('pagehide', store);
    document.removeEventListener('visibilitychange', store);
  };
}

/** Null if the cropper is closed, undefined while its original is being read. */
function cropIn({ context }: ImageUploadSnapshot, screen: string) {
  if (context.offer === null) return null;
  const order = cropOrderOf(context);
  if (order === null) return undefined;
  const { slot, picture, crop } = order;
  const waiting = context.waiting.flatMap((offer) =>
    offer.source.kind === 'file' ? [{ slot: offer.slot, file: offer.source.file }] : [],
  );
  return { screen, slot, original: { ...picture.original, crop }, waiting };
}
