import type { Crop } from '../../../domain/coupon/fields/coupon-images.ts';
import {
  CROP_GROUND,
  type CropFrame,
  filledCrop,
  fittedCrop,
  isSamePart,
} from '../../../domain/images/crop.ts';
import { Button } from '../../parts/buttons/button.tsx';
import * as cropWords from '../../../words/crop.gen.ts';
import * as fieldWords from '../../../words/domain/fields.gen.ts';
import { swatch } from '../fields/color-field.css.ts';
import * as styles from './crop-dialog.css.ts';

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
    {
      words: cropWords.fit(),
      title: cropWords.allOfThePicture(),
      part: fittedCrop(frame),
      onPress: onFit,
    },
    {
      words: cropWords.fill(),
      title: cropWords.noGroundBesideIt(),
      part: filledCrop(frame),
      onPress: onFill,
    },
  ];
  return (
    <div className={styles.fit} role="group" aria-label={cropWords.howThePictureFillsIts()}>
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
        {fieldWords.backgroundColor()}
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
