import type { ReactNode } from 'react';
import type { DesignDocument } from '../../../domain/design/design-document.ts';
import { StripArtwork } from '../../canvas/strip-artwork.tsx';
import { SchemeField } from '../fields/scheme-field.tsx';
import { type ScreenProps, useScreenForm } from '../fields/screen-form.ts';
import { ScreenLayout } from './screen-layout.tsx';
import * as wizardScreensWords from '../../../words/wizard-screens.gen.ts';
import * as actionsWords from '../../../words/actions.gen.ts';

interface ColorsScreenProps extends ScreenProps {
  readonly design: DesignDocument;
  readonly tools: ReactNode;
}

/** The coupon's color scheme (STEP-12). */
export function ColorsScreen(props: ColorsScreenProps) {
  const { design, tools, submitLabel } = props;
  const form = useScreenForm(props, {
    screen: 'coupon.colors',
    values: { scheme: props.form.scheme },
    toForm: (values) => values,
  });
  return (
    <ScreenLayout
      heading={actionsWords.colors()}
      tools={tools}
      intro={wizardScreensWords.pickTheSchemeTheWhole()}
      submitLabel={submitLabel}
      onSubmit={(direction) => void form.handleSubmit({ direction })}
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
