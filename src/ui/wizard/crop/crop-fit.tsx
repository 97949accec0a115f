import type { Crop } from '../../../domain/coupon/fields/coupon-images.ts';
import {
  CROP_GROUND,
  type CropFrame,
  filledCrop,
  fittedCrop,
  isSamePart,
} from '../../../domain/images/crop.ts';
import { Button } from '../../parts/button.tsx';
import { swatch } from '../fields/color-field.css.ts';
import * as styles from './crop-fit.css.ts';

export interface CropFitProps {
  readonly crop: Crop;
  readonly frame: CropFrame;
  readonly onFit: () => void;
  readonly onFill: () => void;
  /** `#RRGGBB`. */
  readonly onGround: (color: string) => void;
}

/** Shows the whole picture or fills the place with one press, and sets the color beyond the picture (STEP-14). */
export function CropFit({ crop, frame, onFit, onFill, onGround }: CropFitProps) {
  const ways = [
    { words: 'Fit', title: 'All of the picture', part: fittedCrop(frame), onPress: onFit },
    { words: 'Fill', title: 'No ground beside it', part: filledCrop(frame), onPress: onFill },
  ];
  return (
    <div className={styles.fit} role="group" aria-label="How the picture fills its place">
      {ways.map(({ words, title, part, onPress }) => {
        const isChosen = isSamePart(crop, part);
        return (
          <Button
            key={words}
            shape="compact"
            look={isChosen ? 'ink' : 'plain'}
            aria-pressed={isChosen}
            title={title}
            onClick={onPress}
          >
            {words}
          </Button>
        );
      })}
      <label className={styles.ground}>
        Ground color
        <input
          type="color"
          className={swatch}
          value={(crop.ground ?? CROP_GROUND).toLowerCase()}
          onChange={({ target }) => onGround(target.value.toUpperCase())}
        />
      </label>
    </div>
  );
}
