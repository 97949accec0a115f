import { Check } from 'lucide-react';
import { type KeyboardEvent, useId } from 'react';
import { type Crop, TRANSPARENT } from '../../../domain/coupon/fields/coupon-images.ts';
import type { Size } from '../../../domain/constants.ts';
import { leastZoom, type Point, zoomOf } from '../../../domain/images/crop.ts';
import {
  cropFrameOf,
  groundOn,
  IMAGE_SLOTS,
  type ImageSlot,
} from '../../../domain/images/image-slots.ts';
import type { CropOrder } from '../../../machines/images/image-upload-context.ts';
import type {
  imageUploadMachine,
  ImageUploadSnapshot,
} from '../../../machines/images/image-upload.machine.ts';
import type { MachineView } from '../../../machines/machine-view.ts';
import { takePasted, useFileDrop } from '../../forms/chosen-files.tsx';
import { Button } from '../../parts/buttons/button.tsx';
import { Dialog } from '../../parts/overlays/dialog.tsx';
import { Message } from '../../parts/fields/message.tsx';
import { Spinner } from '../../parts/notices/spinner.tsx';
import { TicketButton } from '../../parts/buttons/ticket-button.tsx';
import { slug, small } from '../../theme/layout.css.ts';
import * as styles from './crop-dialog.css.ts';
import { CropStage } from './crop-stage.tsx';
import { FilePicker } from '../fields/file-picker.tsx';
import { ImageRefusal } from '../fields/image-refusal.tsx';
import * as actionsWords from '../../../words/actions.gen.ts';
import * as cropWords from '../../../words/crop.gen.ts';
import * as wizardScreensWords from '../../../words/wizard-screens.gen.ts';
import { CropControls, CropFit, MOVES, zoomInWords, ZOOM_STEP } from './crop-controls.tsx';

/** px of the screen per press; 1 with Shift. */
const MOVE_STEP = 10;

interface CropDialogProps extends MachineView<typeof imageUploadMachine> {
  readonly order: CropOrder;
  readonly cardColor: string;
}

/** Chooses the visible part of an upload (STEP-01 to STEP-03). */
export function CropDialog({ order, cardColor, state, send }: CropDialogProps) {
  const { picture, crop } = order;
  const { failure } = state.context;
  const slot = IMAGE_SLOTS[order.slot];
  const helpId = useId();
  const frame = cropFrameOf(order.slot, picture.size);
  const zoom = zoomOf(crop, frame);
  const waiting = waitOf(state);
  const isCopying = state.matches({ cropping: 'copying' });
  const zoomTo = (to: number) => send({ type: 'crop.zoom', zoom: to });
  const replace = (files: readonly File[]) =>
    send({ type: 'files.offer', slots: [order.slot], files });
  const { place } = useFileDrop(replace);
  const move = ({ x, y }: Point, step: number, scale: number) =>
    send({ type: 'crop.move', by: { x: (-x * step) / scale, y: (-y * step) / scale } });
  const press = (event: KeyboardEvent, scale: number) => {
    const arrow = MOVES.find(({ key }) => key === event.key);
    if (arrow === undefined) return;
    event.preventDefault();
    move(arrow.by, event.shiftKey ? 1 : MOVE_STEP, scale);
  };
  return (
    <Dialog
      open
      onClose={() => send({ type: 'crop.close' })}
      title={cropWords.cropYourLabel({ label: slot.label() })}
      size="medium"
      closable={false}
    >
      <div
        className={styles.content}
        onKeyDown={(event) => pressZoom(event, zoom, zoomTo)}
        onPaste={(event) => takePasted(event, replace)}
        {...place}
      >
        <Help id={helpId} slot={slot} />
        <CropStage
          slot={slot}
          still={picture.still}
          frame={frame}
          crop={crop}
          ground={groundOn(crop, cardColor)}
          helpId={helpId}
          send={send}
          onKeyDown={press}
        />
        <CropFit crop={crop} frame={frame} isOnCard={slot.isOnCard} send={send} />
        <CropControls
          least={leastZoom(frame)}
          zoom={zoom}
          onZoom={zoomTo}
          onMove={(direction) => move(direction, MOVE_STEP, slot.viewport.width / crop.width)}
        />
        <CropWords slot={slot} image={picture.size} crop={crop} zoom={zoom} />
        <ImageRefusal
          id={`${helpId}-failure`}
          slot={order.slot}
          words={failure?.words ?? null}
          copy={failure?.copy ?? null}
          isCopying={isCopying}
          disabled={waiting !== null && !isCopying}
          send={send}
        />
        <Actions label={slot.label()} waiting={waiting} onReplace={replace} send={send} />
      </div>
    </Dialog>
  );
}

/** The current wait, in words; null while the user can crop. */
function waitOf(state: ImageUploadSnapshot): string | null {
  if (state.matches({ cropping: 'copying' })) return wizardScreensWords.makingACopy();
  if (state.matches({ cropping: 'replacing' })) return wizardScreensWords.readingTheImage();
  return state.matches({ cropping: 'drawing' }) ? wizardScreensWords.cuttingThePicture() : null;
}

function Help({ id, slot }: { readonly id: string; readonly slot: ImageSlot }) {
  return (
    <p id={id} className={small}>
      <span className={styles.byKeys}>{cropWords.dragThePictureOrUse()}</span>
      <span className={styles.byTouch}>{cropWords.dragThePictureTwoFingers()}</span>
      {slot.shape === 'circle' && ` ${cropWords.keepInside()}`}
    </p>
  );
}

/** + and − work everywhere in the dialog; Ctrl+Z belongs to the page behind it. */
function pressZoom(event: KeyboardEvent, zoom: number, onZoom: (zoom: number) => void): void {
  if (event.ctrlKey || event.metaKey) {
    event.stopPropagation();
    return;
  }
  if (event.key === '+' || event.key === '=') onZoom(zoom * ZOOM_STEP);
  if (event.key === '-') onZoom(zoom / ZOOM_STEP);
}

interface CropWordsProps {
  readonly slot: ImageSlot;
  /** px; the whole image. */
  readonly image: Size;
  readonly crop: Crop;
  readonly zoom: number;
}

/** The crop's position, for the eye and for screen readers, and whether it has enough pixels. */
function CropWords({ slot, image, crop, zoom }: CropWordsProps) {
  const { size, sharpFrom } = slot;
  const left = Math.round(crop.x);
  const top = Math.round(crop.y);
  const width = Math.round(Math.min(crop.width, image.width));
  const height = Math.round(Math.min(crop.height, image.height));
  const isSoft = width < sharpFrom.width && height < sharpFrom.height;
  return (
    <div className={styles.words}>
      <p role="status" className={slug}>
        {cropWords.place({
          zoom: zoomInWords(zoom),
          left: Math.abs(left),
          isLeftOutside: left < 0,
          top: Math.abs(top),
          isTopOutside: top < 0,
          width,
          height,
          widthB: size.width,
          heightB: size.height,
        })}
      </p>
      {crop.ground === TRANSPARENT && <p className={small}>{cropWords.cardShowsThrough()}</p>}
      {isSoft && (
        <Message kind="warn">
          {cropWords.thisPartHasWidthX({
            width,
            height,
            widthB: sharpFrom.width,
            heightB: sharpFrom.height,
          })}
        </Message>
      )}
    </div>
  );
}

interface ActionsProps extends Pick<CropDialogProps, 'send'> {
  readonly label: string;
  readonly waiting: string | null;
  readonly onReplace: (files: readonly File[]) => void;
}

function Actions({ label, waiting, onReplace, send }: ActionsProps) {
  const isBusy = waiting !== null;
  return (
    <div className={styles.actions}>
      <FilePicker
        label={cropWords.labelReplacement({ label })}
        disabled={isBusy}
        onFiles={onReplace}
      >
        {cropWords.replaceImage()}
      </FilePicker>
      <span className={styles.wait}>{isBusy && <Spinner words={waiting} />}</span>
      <Button onClick={() => send({ type: 'crop.close' })}>{actionsWords.close()}</Button>
      <span className={styles.save}>
        <TicketButton
          width="fullOnPhones"
          icon={<Check />}
          disabled={isBusy}
          onClick={() => send({ type: 'crop.save' })}
        >
          {actionsWords.save()}
        </TicketButton>
      </span>
    </div>
  );
}
