import type { ReactNode } from 'react';
import type { DesignDocument } from '../../../domain/design/design-document.ts';
import { swatchesOf } from '../../../domain/design/swatches.ts';
import { StripArtwork } from '../../canvas/strip-artwork.tsx';
import { ColorBars } from '../../parts/color-bars.tsx';
import { RadioCards } from '../../parts/radio-cards.tsx';
import { errorOf, type ScreenProps, useScreenForm } from '../fields/screen-form.ts';
import { ScreenLayout } from './screen-layout.tsx';

interface ColorsScreenProps extends ScreenProps {
  readonly design: DesignDocument;
  readonly tools: ReactNode;
}

/** The schemes as printed cards: the real artwork, and its colors as a printer's bar (STEP-12). */
export function ColorsScreen(props: ColorsScreenProps) {
  const { design, tools, submitLabel } = props;
  const form = useScreenForm(props, {
    screen: 'coupon.colors',
    values: { scheme: props.form.scheme },
    toForm: (values) => values,
  });
  return (
    <ScreenLayout
      heading="Colors"
      tools={tools}
      intro="Pick the scheme the whole coupon is printed in. The words stay as you typed them."
      submitLabel={submitLabel}
      onSubmit={(direction) => void form.handleSubmit({ direction })}
    >
      <form.Field name="scheme">
        {(field) => (
          <RadioCards
            legend="Color scheme"
            name={field.name}
            cards={design.schemes.map((scheme) => ({
              value: scheme.name,
              label: scheme.name,
              picture: (
                <StripArtwork
                  design={design}
                  scheme={scheme.name}
                  text={props.form.text}
                  platform="apple"
                  label=""
                />
              ),
              aside: <ColorBars colors={swatchesOf(scheme)} />,
            }))}
            value={field.state.value}
            onChange={(scheme) => field.handleChange(scheme)}
            onBlur={field.handleBlur}
            error={errorOf(field)}
            required
          />
        )}
      </form.Field>
    </ScreenLayout>
  );
}
