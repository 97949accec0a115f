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
  type ImageSlotName,
} from '../../../domain/images/image-slots.ts';
import type { Refusal } from '../../../machines/images/image-upload-context.ts';
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
import {
  CropControls,
  zoomInWords,
  ZOOM_STEP,
  CropFit,
  type CropFitProps,
} from './crop-controls.tsx';

/** px of the screen per press; 1 with Shift. */
const MOVE_STEP = 10;

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

interface CropDialogProps extends Pick<CropFitProps, 'onFit' | 'onFill' | 'onGround'> {
  readonly slot: ImageSlotName;
  readonly image: { readonly size: Size; readonly still: string };
  /** px of the image. */
  readonly crop: Crop;
  readonly cardColor: string;
  /** The current wait, in words; null while the user can crop. */
  readonly waiting: string | null;
  readonly failure: Refusal | null;
  /** Whether a copy of a refused replacement is being made. */
  readonly isCopying: boolean;
  readonly onCopy: () => void;
  readonly onCancelCopy: () => void;
  readonly onDrag: (center: Point) => void;
  readonly onPinch: (zoom: number) => void;
  /** Moves by this many px of the image. */
  readonly onMove: (by: Point) => void;
  readonly onZoom: (zoom: number) => void;
  readonly onReplace: (files: readonly File[]) => void;
  readonly onSave: () => void;
  readonly onClose: () => void;
}

/** Chooses the visible part of an upload (STEP-01 to STEP-03). */
export function CropDialog(props: CropDialogProps) {
  const { image, crop, onZoom, onReplace, onClose } = props;
  const slot = IMAGE_SLOTS[props.slot];
  const helpId = useId();
  const frame = cropFrameOf(props.slot, image.size);
  const zoom = zoomOf(crop, frame);
  const move = ({ x, y }: Point, step: number, scale: number) =>
    props.onMove({ x: (-x * step) / scale, y: (-y * step) / scale });
  const press = (event: KeyboardEvent, scale: number) => {
    const arrow = ARROWS[event.key];
    if (arrow === undefined) return;
    event.preventDefault();
    move(arrow, event.shiftKey ? 1 : MOVE_STEP, scale);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={cropWords.cropYourLabel({ label: slot.label() })}
      size="medium"
      dismissible={false}
      closable={false}
    >
      <div
        className={styles.content}
        onKeyDown={(event) => pressZoom(event, zoom, onZoom)}
        onPaste={(event) => onReplace([...event.clipboardData.files])}
        onDrop={(event) => onReplace([...event.dataTransfer.files])}
      >
        <p id={helpId} className={small}>
          <span className={styles.byKeys}>{cropWords.dragThePictureOrUse()}</span>
          <span className={styles.byTouch}>{cropWords.dragThePictureTwoFingers()}</span>
          {slot.shape === 'circle' && ` ${cropWords.keepInside()}`}
        </p>
        <CropStage
          {...props}
          slot={slot}
          ground={groundOn(crop, props.cardColor)}
          still={image.still}
          frame={frame}
          helpId={helpId}
          onKeyDown={press}
        />
        <CropFit {...props} frame={frame} isOnCard={slot.isOnCard} />
        <CropControls
          least={leastZoom(frame)}
          zoom={zoom}
          onZoom={onZoom}
          onMove={(direction) => move(direction, MOVE_STEP, slot.viewport.width / crop.width)}
        />
        <CropWords slot={slot} image={image.size} crop={crop} zoom={zoom} />
        <Failure {...props} id={`${helpId}-failure`} />
        <Actions {...props} label={slot.label()} />
      </div>
    </Dialog>
  );
}

function Failure(props: CropDialogProps & { readonly id: string }) {
  const { id, failure, isCopying, waiting, onCopy, onCancelCopy } = props;
  return (
    <ImageRefusal
      id={id}
      isCopying={isCopying}
      onCopy={onCopy}
      words={failure?.words ?? null}
      copy={failure?.copy ?? null}
      disabled={waiting !== null && !isCopying}
      onCancel={onCancelCopy}
    />
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

interface ActionsProps extends Pick<
  CropDialogProps,
  'waiting' | 'onReplace' | 'onSave' | 'onClose'
> {
  readonly label: string;
}

function Actions({ label, waiting, onReplace, onSave, onClose }: ActionsProps) {
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
      <Button onClick={onClose}>{actionsWords.close()}</Button>
      <span className={styles.save}>
        <TicketButton width="fullOnPhones" icon={<Check />} disabled={isBusy} onClick={onSave}>
          {actionsWords.save()}
        </TicketButton>
      </span>
    </div>
  );
}
