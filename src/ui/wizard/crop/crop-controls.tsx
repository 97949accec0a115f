import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import {
  type Point,
  CROP_GROUND,
  type CropFrame,
  filledCrop,
  fittedCrop,
  isSamePart,
} from '../../../domain/images/crop.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { sliderOf, zoomAtSlider } from './crop-view.ts';
import { type Crop, TRANSPARENT } from '../../../domain/coupon/fields/coupon-images.ts';
import { groundOn } from '../../../domain/images/image-slots.ts';
import type { ImageUploadEvent } from '../../../machines/images/image-upload.machine.ts';
import { swatch } from '../fields/fields.css.ts';
import * as cropWords from '../../../words/crop.gen.ts';
import * as fieldStyles from '../../parts/fields/text-field.css.ts';
import { apart, row } from '../../theme/layout.css.ts';
import * as styles from './crop-dialog.css.ts';
import * as fieldWords from '../../../words/domain/fields.gen.ts';

/** Zoom factor per press of a key or button. */
export const ZOOM_STEP = 1.1;

/** Unit vectors, by key and by button. */
export const MOVES = [
  { key: 'ArrowLeft', label: cropWords.moveLeft, Icon: ArrowLeft, by: { x: -1, y: 0 } },
  { key: 'ArrowUp', label: cropWords.moveUp, Icon: ArrowUp, by: { x: 0, y: -1 } },
  { key: 'ArrowDown', label: cropWords.moveDown, Icon: ArrowDown, by: { x: 0, y: 1 } },
  { key: 'ArrowRight', label: cropWords.moveRight, Icon: ArrowRight, by: { x: 1, y: 0 } },
] as const;

interface CropControlsProps {
  /** The least zoom, where all of the crop's range shows. */
  readonly least: number;
  /** 1 if the picture just fills the crop. */
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
  /** One step of the original, in the direction of a unit vector. */
  readonly onMove: (direction: Point) => void;
}

/** Zooms and moves without dragging (WCAG 2.5.7). */
export function CropControls({ least, zoom, onZoom, onMove }: CropControlsProps) {
  const id = useId();
  return (
    <div className={apart}>
      <div className={styles.zoom}>
        <label htmlFor={id} className={fieldStyles.label}>
          {cropWords.zoom()}
        </label>
        <Button
          icon={<Minus />}
          look="bare"
          shape="square"
          aria-label={cropWords.zoomOut()}
          onClick={() => onZoom(zoom / ZOOM_STEP)}
        />
        <input
          id={id}
          type="range"
          min={0}
          max={100}
          step={1}
          value={Math.round(sliderOf(zoom, least))}
          aria-valuetext={zoomInWords(zoom)}
          onChange={(event) => onZoom(zoomAtSlider(event.target.valueAsNumber, least))}
        />
        <Button
          icon={<Plus />}
          look="bare"
          shape="square"
          aria-label={cropWords.zoomIn()}
          onClick={() => onZoom(zoom * ZOOM_STEP)}
        />
      </div>
      <div role="group" aria-label={cropWords.moveThePicture()} className={styles.moves}>
        {MOVES.map(({ key, label, Icon, by }) => (
          <Button
            key={key}
            icon={<Icon />}
            look="bare"
            shape="square"
            aria-label={label()}
            onClick={() => onMove(by)}
          />
        ))}
      </div>
    </div>
  );
}

export function zoomInWords(zoom: number): string {
  return `${Math.round(zoom * 100)} %`;
}

interface CropFitProps {
  readonly crop: Crop;
  readonly frame: CropFrame;
  /** Whether the card's color may show through. */
  readonly isOnCard: boolean;
  readonly send: (event: ImageUploadEvent) => void;
}

/** Shows the whole picture or fills the place with one press, and sets what shows beyond the picture (STEP-14). */
export function CropFit({ crop, frame, isOnCard, send }: CropFitProps) {
  const onGround = (color: string) => send({ type: 'crop.ground', color });
  const isTransparent = crop.ground === TRANSPARENT;
  const ways = [
    ['crop.fit', cropWords.fit(), cropWords.allOfThePicture(), fittedCrop(frame)],
    ['crop.fill', cropWords.fill(), cropWords.noGroundBesideIt(), filledCrop(frame)],
  ] as const;
  return (
    <div className={row} role="group" aria-label={cropWords.howThePictureFillsIts()}>
      {ways.map(([type, words, title, part]) => {
        const isChosen = isSamePart(crop, part);
        return (
          <Button
            key={words}
            shape="compact"
            look={isChosen ? 'ink' : 'plain'}
            aria-pressed={isChosen}
            title={title}
            onClick={() => send({ type })}
          >
            {words}
          </Button>
        );
      })}
      <span className={styles.ground}>
        {isOnCard && (
          <Button
            shape="compact"
            look={isTransparent ? 'ink' : 'plain'}
            aria-pressed={isTransparent}
            onClick={() => onGround(isTransparent ? CROP_GROUND : TRANSPARENT)}
          >
            {cropWords.transparent()}
          </Button>
        )}
        <label className={styles.groundColor}>
          {fieldWords.backgroundColor()}
          <input
            type="color"
            className={swatch}
            value={groundOn(crop, CROP_GROUND).toLowerCase()}
            onChange={({ target }) => onGround(target.value.toUpperCase())}
          />
        </label>
      </span>
    </div>
  );
}
