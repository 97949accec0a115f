import type { ReactNode } from 'react';
import type { CouponForm } from '../../domain/coupon/fields/coupon-form.ts';
import { schemeLabelOf } from '../../domain/design/scheme-label.ts';
import { schemeNamed } from '../../domain/design/design-document.ts';
import { swatchesOf } from '../../domain/design/swatches.ts';
import { StripArtwork } from '../canvas/strip-artwork.tsx';
import { ColorBars, CropMarks } from '../parts/paper/paper.tsx';
import { RadioCards } from '../parts/fields/radio-cards.tsx';
import { ArtworkPartsLine } from '../proof/artwork-parts-line.tsx';
import { slug } from '../theme/layout.css.ts';
import { CouponPreview } from '../wizard/preview/coupon-preview.tsx';
import { RideAlongPreview } from '../wizard/preview/ride-along-preview.tsx';
import * as lookWords from '../../words/look.gen.ts';
import * as styles from './design-look.css.ts';
import * as commonWords from '../../words/common.gen.ts';

interface DesignProofsProps {
  /** The initial form of a coupon with this design. */
  readonly form: CouponForm;
  /** An SVG; null while loading. */
  readonly barcode: string | null;
  /** Requests the barcode again; null if there is no need. */
  readonly onBarcodeAgain: (() => void) | null;
}

/** Apple's card, Google's, and the Ride-Along image if there is one, on one sheet (BROWSE-12). */
export function DesignProofs({ form, barcode, onBarcodeAgain }: DesignProofsProps) {
  return (
    <div className={styles.sheet}>
      <ArtworkPartsLine onBarcodeAgain={onBarcodeAgain} centered />
      <div className={styles.proofs}>
        <Figure className={styles.apple} caption={lookWords.appleCoupon()}>
          <CouponPreview form={form} platform="apple" barcode={barcode} />
        </Figure>
        <Figure className={styles.google} caption={lookWords.googleCoupon()}>
          <CouponPreview form={form} platform="google" barcode={barcode} />
        </Figure>
        {form.rideAlongImageEditorSource !== null && (
          <Figure className={styles.rideAlong} caption={lookWords.rideAlong()}>
            <RideAlongPreview form={form} />
          </Figure>
        )}
      </div>
    </div>
  );
}

interface FigureProps {
  readonly className: string;
  readonly caption: string;
  readonly children: ReactNode;
}

function Figure({ className, caption, children }: FigureProps) {
  return (
    <figure className={`${styles.figure} ${className}`}>
      <CropMarks>{children}</CropMarks>
      <figcaption className={slug}>{caption}</figcaption>
    </figure>
  );
}

interface SchemeChoiceProps {
  readonly form: CouponForm;
  readonly onScheme: (name: string) => void;
}

/** The design's schemes as printed cards; all three proofs follow the choice. */
export function SchemeChoice({ form, onScheme }: SchemeChoiceProps) {
  const design = form.stripEditorSource;
  if (design === null) return null;
  return (
    <RadioCards
      legend={commonWords.colorScheme()}
      name="look-scheme"
      columns="pairs"
      cards={design.schemes.map(({ name }) => ({
        value: name,
        label: schemeLabelOf(name),
        picture: (
          <StripArtwork design={design} scheme={name} text={form.text} platform="apple" label="" />
        ),
        aside: <ColorBars colors={swatchesOf(schemeNamed(design, name)).slice(0, 4)} />,
      }))}
      value={form.scheme}
      onChange={onScheme}
    />
  );
}
