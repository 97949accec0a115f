import type { ReactNode } from 'react';
import { COUPON_FIELDS } from '../../../domain/coupon/fields/coupon-fields.ts';
import { rideAlongWords } from '../../../domain/coupon/ride-along.ts';
import type { DesignDocument } from '../../../domain/design/design-document.ts';
import { schemeLabelOf } from '../../../domain/design/scheme-label.ts';
import { swatchesOf } from '../../../domain/design/swatches.ts';
import * as actionsWords from '../../../words/actions.gen.ts';
import * as wizardScreensWords from '../../../words/wizard-screens.gen.ts';
import { RideAlongArtwork } from '../../canvas/ride-along-artwork.tsx';
import { StripArtwork } from '../../canvas/strip-artwork.tsx';
import type { FieldPort } from '../../forms/field-port.ts';
import { RadioCards } from '../../parts/fields/radio-cards.tsx';
import { ColorBars } from '../../parts/paper/paper.tsx';
import { MailerIdField } from '../fields/contact-fields.tsx';
import { useFieldsForm } from '../fields/fields-form.ts';
import { choiceProps, type ScreenProps } from '../fields/screen-form.ts';
import { ScreenLayout } from './screen-layout.tsx';

interface ColorsScreenProps extends ScreenProps {
  readonly design: DesignDocument;
}

/** The coupon's color scheme (STEP-12). */
export function ColorsScreen(props: ColorsScreenProps) {
  const { design } = props;
  const form = useFieldsForm(props, 'coupon.colors');
  return (
    <ScreenLayout
      {...props}
      fields={form}
      heading={actionsWords.colors()}
      intro={wizardScreensWords.pickTheSchemeTheWhole()}
    >
      <form.Field name="scheme">
        {(field) => (
          <SchemeField
            field={field}
            design={design}
            artworkOf={(scheme) => (
              <StripArtwork
                design={design}
                scheme={scheme}
                text={props.form.text}
                platform="apple"
                label=""
              />
            )}
          />
        )}
      </form.Field>
    </ScreenLayout>
  );
}

/** The schemes of the matching design, each with the coupon's own words (STEP-03, WIZ-13). */
export function RideAlongColorsScreen(props: ColorsScreenProps) {
  const { design } = props;
  const text = rideAlongWords(props.form, design);
  const form = useFieldsForm(props, 'ride-along.colors');
  return (
    <ScreenLayout
      {...props}
      fields={form}
      heading={wizardScreensWords.rideAlongColors()}
      intro={wizardScreensWords.itStartsInTheColors()}
    >
      <form.Field name="rideAlongScheme">
        {(field) => (
          <SchemeField
            field={field}
            design={design}
            columns="pairs"
            artworkOf={(scheme) => (
              <RideAlongArtwork design={design} scheme={scheme} text={text} label="" />
            )}
          />
        )}
      </form.Field>
      <form.Field name="mailerId">{(field) => <MailerIdField field={field} />}</form.Field>
    </ScreenLayout>
  );
}

interface SchemeFieldProps {
  readonly field: FieldPort<string>;
  readonly design: DesignDocument;
  /** The artwork in one scheme. */
  readonly artworkOf: (scheme: string) => ReactNode;
  /** Two per row, for artwork that is narrower than a strip. */
  readonly columns?: 'pairs';
}

/** The schemes of a design as printed cards: the real artwork, and a printer's color bar (STEP-12, STEP-03). */
function SchemeField({ field, design, artworkOf, columns }: SchemeFieldProps) {
  return (
    <RadioCards
      legend={COUPON_FIELDS.scheme.label()}
      {...(columns === undefined ? {} : { columns })}
      cards={design.schemes.map((scheme) => ({
        value: scheme.name,
        label: schemeLabelOf(scheme.name),
        picture: artworkOf(scheme.name),
        aside: <ColorBars colors={swatchesOf(scheme)} />,
      }))}
      {...choiceProps(field)}
    />
  );
}
