import type { ReactNode } from 'react';
import type { DesignDocument } from '../../../domain/design/design-document.ts';
import { rideAlongWords } from '../../../domain/coupon/ride-along.ts';
import { swatchesOf } from '../../../domain/design/swatches.ts';
import { RideAlongArtwork } from '../../canvas/ride-along-artwork.tsx';
import { ColorBars } from '../../parts/color-bars.tsx';
import { RadioCards } from '../../parts/radio-cards.tsx';
import { MailerIdField } from '../fields/mailer-id-field.tsx';
import { errorOf, type ScreenProps, useScreenForm } from '../fields/screen-form.ts';
import { ScreenLayout } from './screen-layout.tsx';

interface RideAlongColorsScreenProps extends ScreenProps {
  readonly design: DesignDocument;
  readonly tools: ReactNode;
}

/** The schemes of the matching design, each with the coupon's own words in it (STEP-03, WIZ-13). */
export function RideAlongColorsScreen(props: RideAlongColorsScreenProps) {
  const { design, tools, submitLabel } = props;
  const { rideAlongScheme, mailerId } = props.form;
  const form = useScreenForm(props, {
    screen: 'ride-along.colors',
    values: { rideAlongScheme, mailerId },
    toForm: (values) => values,
  });
  return (
    <ScreenLayout
      heading="Ride-Along colors"
      tools={tools}
      intro="It starts in the colors of your coupon. The words are your coupon's too."
      submitLabel={submitLabel}
      onSubmit={(direction) => void form.handleSubmit({ direction })}
    >
      <form.Field name="rideAlongScheme">
        {(field) => (
          <RadioCards
            legend="Color scheme"
            columns="pairs"
            name={field.name}
            cards={cardsOf(design, rideAlongWords(props.form, design))}
            value={field.state.value}
            onChange={(scheme) => field.handleChange(scheme)}
            onBlur={field.handleBlur}
            error={errorOf(field)}
            required
          />
        )}
      </form.Field>
      <form.Field name="mailerId">{(field) => <MailerIdField field={field} />}</form.Field>
    </ScreenLayout>
  );
}

function cardsOf(design: DesignDocument, text: Readonly<Record<string, string>>) {
  return design.schemes.map((scheme) => ({
    value: scheme.name,
    label: scheme.name,
    picture: <RideAlongArtwork design={design} scheme={scheme.name} text={text} label="" />,
    aside: <ColorBars colors={swatchesOf(scheme)} />,
  }));
}
