/** A screen's cropper and the wizard's draft (WIZ-11). */
import type { ActorRefFrom } from 'xstate';
import { isSame } from '../../domain/coupon/form-values.ts';
import { cropOrderOf, type Offer } from '../../machines/images/image-upload-context.ts';
import type {
  imageUploadMachine,
  ImageUploadSnapshot,
} from '../../machines/images/image-upload.machine.ts';
import { screenOf } from '../../machines/wizard/wizard-context.ts';
import type { WizardActor } from '../../machines/wizard/wizard.machine.ts';
import { rememberCrop, type UnfinishedCrop, unfinishedCropOf } from '../drafts/unfinished-crop.ts';
import { draftOf } from './wizard-actors.ts';

/** Ms of rest after which a crop that is being moved is kept. */
const REST_MS = 250;

/** What the cropper of this screen was left with. */
export function offersLeftOn(wizard: WizardActor): readonly Offer[] {
  const crop = unfinishedCropOf(wizard);
  if (crop === null || crop.screen !== screenOf(wizard.getSnapshot().context)) return [];
  return [{ slot: crop.slot, source: { kind: 'original', original: crop.original } }];
}

/** Keeps what stands in the cropper with the draft, once it rests or the page may go; returns how to stop. */
export function keepCrop(
  wizard: WizardActor,
  uploads: ActorRefFrom<typeof imageUploadMachine>,
): () => void {
  const screen = screenOf(wizard.getSnapshot().context);
  let resting: ReturnType<typeof setTimeout> | undefined;
  const keep = () => {
    clearTimeout(resting);
    const crop = cropIn(uploads.getSnapshot(), screen);
    if (crop === undefined || isSame(crop, unfinishedCropOf(wizard))) return;
    rememberCrop(wizard, crop);
    draftOf(wizard).send({ type: 'draft.change' });
  };
  const follow = () => {
    clearTimeout(resting);
    const crop = cropIn(uploads.getSnapshot(), screen);
    // Opened and closed is kept at once.
    if (crop?.original.data === unfinishedCropOf(wizard)?.original.data)
      resting = setTimeout(keep, REST_MS);
    else keep();
  };
  follow();
  const subscription = uploads.subscribe(follow);
  window.addEventListener('pagehide', keep);
  document.addEventListener('visibilitychange', keep);
  return () => {
    clearTimeout(resting);
    subscription.unsubscribe();
    window.removeEventListener('pagehide', keep);
    document.removeEventListener('visibilitychange', keep);
  };
}

/** Null where the cropper is closed, undefined while its picture is being read. */
function cropIn(
  { context }: ImageUploadSnapshot,
  screen: string,
): UnfinishedCrop | null | undefined {
  if (context.offer === null) return null;
  const order = cropOrderOf(context);
  if (order === null) return undefined;
  const { slot, picture, crop } = order;
  return { screen, slot, original: { ...picture.original, crop } };
}
