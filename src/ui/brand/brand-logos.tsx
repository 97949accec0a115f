import { Crop as CropIcon, Upload } from 'lucide-react';
import { type Brand, BRAND_SLOTS, type BrandSlot } from '../../domain/brand/brand.ts';
import { IMAGE_SLOTS } from '../../domain/images/image-slots.ts';
import * as dialogWords from '../../words/brand/brand-dialog.gen.ts';
import * as screensWords from '../../words/wizard-screens.gen.ts';
import { Button } from '../parts/buttons/button.tsx';
import { Spinner } from '../parts/notices/spinner.tsx';
import { visuallyHidden } from '../theme/layout.css.ts';
import * as fieldStyles from '../parts/fields/text-field.css.ts';
import { FilePicker } from '../wizard/fields/file-picker.tsx';
import { ImageRefusal } from '../wizard/fields/image-refusal.tsx';
import { editFor, type Uploads } from '../wizard/fields/uploads.ts';
import { BrandLogo } from './brand-logo.tsx';
import * as styles from './brand-card.css.ts';

interface BrandLogosProps {
  readonly brand: Brand;
  readonly uploads: Uploads;
}

/** The logo as each wallet shows it; one file replaces both, each with its own crop. */
export function BrandLogos({ brand, uploads }: BrandLogosProps) {
  return (
    <div className={styles.row}>
      {BRAND_SLOTS.map((slot) => (
        <LogoField key={slot} slot={slot} brand={brand} uploads={uploads} />
      ))}
    </div>
  );
}

function LogoField({ slot, brand, uploads }: BrandLogosProps & { readonly slot: BrandSlot }) {
  const isWide = slot === 'appleLogo';
  const label = IMAGE_SLOTS[slot].label();
  const { merchantName } = brand;
  const refusal = uploads.refusals[slot];
  const { send } = uploads;
  const hasImage = brand.logos[slot] !== undefined;
  // The other wallet's file serves a slot that has none.
  const cropped = brand.logos[slot] ?? brand.logos.appleLogo;
  return (
    <fieldset className={`${fieldStyles.field} ${styles.logoField}`}>
      <legend className={fieldStyles.label}>{label}</legend>
      <BrandLogo
        fields={brand}
        image={brand.logos[slot]?.image ?? null}
        alt={
          isWide
            ? dialogWords.wide({ name: merchantName })
            : dialogWords.round({ name: merchantName })
        }
        shape={isWide ? 'wide' : 'round'}
      />
      <span className={styles.row}>
        {cropped !== undefined && (
          <Button
            icon={<CropIcon />}
            shape="compact"
            onClick={() =>
              send(
                hasImage
                  ? { type: 'image.edit', slot, original: cropped.original }
                  : editFor(slot, cropped.original),
              )
            }
          >
            {dialogWords.crop()}
            <span className={visuallyHidden}>{dialogWords.cropOf({ logo: label })}</span>
          </Button>
        )}
        {isWide && (
          <FilePicker
            label={label}
            name="logo"
            shape="compact"
            // One file for both wallets.
            onFiles={([file]) =>
              file && send({ type: 'files.offer', slots: BRAND_SLOTS, files: [file, file] })
            }
          >
            <Upload />
            {hasImage ? dialogWords.replace() : dialogWords.add()}
            {hasImage && <span className={visuallyHidden}>{dialogWords.replaceBoth()}</span>}
          </FilePicker>
        )}
      </span>
      {uploads.reading === slot && <Spinner words={screensWords.readingTheImage()} />}
      {isWide && (
        <ImageRefusal
          id="brand-logo-error"
          slot={slot}
          words={refusal?.words ?? null}
          copy={refusal?.copy ?? null}
          isCopying={uploads.copying === slot}
          send={send}
        />
      )}
    </fieldset>
  );
}
