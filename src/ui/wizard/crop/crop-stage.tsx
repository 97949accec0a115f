import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import type { Crop } from '../../../domain/coupon/fields/coupon-images.ts';
import type { CropFrame } from '../../../domain/images/crop.ts';
import type { ImageSlot } from '../../../domain/images/image-slots.ts';
import type { ImageUploadEvent } from '../../../machines/images/image-upload.machine.ts';
import { centerAt, type CropView, cropViewOf, viewportOn } from './crop-view.ts';
import * as cropWords from '../../../words/crop.gen.ts';
import * as styles from './crop-dialog.css.ts';

/** px above and below the crop. */
const STAGE_ROOM = 40;

interface CropStageProps {
  readonly slot: ImageSlot;
  /** A data URL of a still image. */
  readonly still: string;
  readonly frame: CropFrame;
  readonly crop: Crop;
  /** The color beyond the picture and behind its transparent pixels. */
  readonly ground: string;
  /** The id of the help text for moving the picture. */
  readonly helpId: string;
  readonly send: (event: ImageUploadEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent, scale: number) => void;
}

/** The picture under its crop; pointer, wheel, fingers and keys move it. */
export function CropStage(props: CropStageProps) {
  const { slot } = props;
  const [stage, width] = useWidth();
  const viewport = viewportOn(width, slot.viewport);
  return (
    <div
      ref={stage}
      className={styles.stage}
      style={{ height: `${viewport.height + 2 * STAGE_ROOM}px` }}
    >
      <div className={styles.stageGround} style={{ ...viewport, background: props.ground }} />
      {width > 0 && (
        <Original
          key={props.still}
          {...props}
          view={cropViewOf(props.crop, props.frame, viewport, width)}
        />
      )}
    </div>
  );
}

function Original(props: CropStageProps & { readonly view: CropView }) {
  const { slot, still, frame, view, helpId, send, onKeyDown } = props;
  const hand = useHand();
  return (
    <Cropper
      image={still}
      crop={view.offset}
      zoom={view.zoom}
      minZoom={view.minZoom}
      maxZoom={view.maxZoom}
      zoomSpeed={view.zoom / 2}
      cropSize={view.viewport}
      cropShape={slot.shape === 'circle' ? 'round' : 'rect'}
      objectFit="horizontal-cover"
      showGrid={false}
      disableAutomaticStylesInjection
      classes={{
        containerClassName: styles.container,
        cropAreaClassName: styles.area[slot.shape],
      }}
      cropperProps={{
        role: 'application',
        'aria-label': cropWords.partOfThePictureThat(),
        'aria-describedby': helpId,
        onKeyDown: (event) => onKeyDown(event, view.scale),
        onKeyUp: () => undefined,
      }}
      onInteractionStart={hand.hold}
      onInteractionEnd={hand.release}
      onWheelRequest={hand.hold}
      onCropChange={(offset) => {
        if (!hand.holds()) return;
        send({ type: 'crop.drag', center: centerAt(view, frame.image, offset) });
      }}
      onZoomChange={(zoom) => send({ type: 'crop.pinch', zoom: zoom / view.filledZoom })}
    />
  );
}

/**
 * Whether the user moves the original: the cropper also reports positions that it computes itself, from a
 * picture size that it has not measured yet.
 */
function useHand() {
  const isHeld = useRef(false);
  return {
    hold: () => {
      isHeld.current = true;
      return true;
    },
    // The cropper reports the last move of a drag in the next frame.
    release: () => {
      requestAnimationFrame(() => {
        isHeld.current = false;
      });
    },
    holds: () => isHeld.current,
  };
}

/** An element's width in px, updated on change. */
function useWidth() {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (element.current === null) return;
    // Measured at once: the observer reports after a first frame, in which the dialog would be half as high.
    setWidth(element.current.clientWidth);
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, width] as const;
}
