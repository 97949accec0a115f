import { shownValues, storedValues } from '../../../domain/coupon/typed-values.ts';
import type { ReactNode } from 'react';
import type { DesignDocument } from '../../../domain/design/design-document.ts';
import { rideAlongWords } from '../../../domain/coupon/ride-along.ts';
import { RideAlongArtwork } from '../../canvas/ride-along-artwork.tsx';
import { MailerIdField } from '../fields/mailer-id-field.tsx';
import { SchemeField } from '../fields/scheme-field.tsx';
import { type ScreenProps, useScreenForm } from '../fields/screen-form.ts';
import { ScreenLayout } from './screen-layout.tsx';
import * as wizardScreensWords from '../../../words/wizard-screens.gen.ts';

interface RideAlongColorsScreenProps extends ScreenProps {
  readonly design: DesignDocument;
  readonly tools: ReactNode;
}

/** The schemes of the matching design, each with the coupon's own words (STEP-03, WIZ-13). */
export function RideAlongColorsScreen(props: RideAlongColorsScreenProps) {
  const { design, tools, submitLabel } = props;
  const text = rideAlongWords(props.form, design);
  const form = useScreenForm(props, {
    screen: 'ride-along.colors',
    values: shownValues('ride-along.colors', props.form),
    toForm: storedValues,
  });
  return (
    <ScreenLayout
      heading={wizardScreensWords.rideAlongColors()}
      tools={tools}
      intro={wizardScreensWords.itStartsInTheColors()}
      submitLabel={submitLabel}
      onSubmit={(direction) => void form.handleSubmit({ direction })}
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
