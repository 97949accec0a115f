import { COUPON_FIELDS } from '../../../domain/coupon/fields/coupon-fields.ts';
import type { ReactNode } from 'react';
import type { DesignDocument } from '../../../domain/design/design-document.ts';
import { schemeLabelOf } from '../../../domain/design/scheme-label.ts';
import { swatchesOf } from '../../../domain/design/swatches.ts';
import { ColorBars } from '../../parts/paper/color-bars.tsx';
import { RadioCards } from '../../parts/fields/radio-cards.tsx';
import { errorOf, type FieldPort } from '../../forms/field-port.ts';

interface SchemeFieldProps {
  readonly field: FieldPort<string>;
  readonly design: DesignDocument;
  /** The artwork in one scheme. */
  readonly artworkOf: (scheme: string) => ReactNode;
  /** Two per row, for artwork that is narrower than a strip. */
  readonly columns?: 'pairs';
}

/** The schemes of a design as printed cards: the real artwork, and a printer's color bar (STEP-12, STEP-03). */
export function SchemeField({ field, design, artworkOf, columns }: SchemeFieldProps) {
  return (
    <RadioCards
      legend={COUPON_FIELDS.scheme.label()}
      name={field.name}
      {...(columns === undefined ? {} : { columns })}
      cards={design.schemes.map((scheme) => ({
        value: scheme.name,
        label: schemeLabelOf(scheme.name),
        picture: artworkOf(scheme.name),
        aside: <ColorBars colors={swatchesOf(scheme)} />,
      }))}
      value={field.state.value}
      onChange={(scheme) => field.handleChange(scheme)}
      onBlur={() => field.handleBlur()}
      error={errorOf(field)}
      required
    />
  );
}
