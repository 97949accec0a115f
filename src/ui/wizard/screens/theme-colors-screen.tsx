import { type ComponentProps, useRef } from 'react';
import { COUPON_FIELDS } from '../../../domain/coupon/fields/coupon-fields.ts';
import type { CouponForm } from '../../../domain/coupon/fields/coupon-form.ts';
import { type CardColors, cardSuggestionsOf } from '../../../domain/design/card-colors.ts';
import { schemeNamed } from '../../../domain/design/design-document.ts';
import { swatchesOf } from '../../../domain/design/swatches.ts';
import {
  contrastRatio,
  nearestReadableColor,
  parseHex,
  READABLE_CONTRAST,
  shownRatio,
} from '../../../domain/design/color.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { Checkbox } from '../../parts/fields/checkbox.tsx';
import { Message } from '../../parts/fields/message.tsx';
import { CardSuggestions } from '../fields/card-suggestions.tsx';
import { ColorField } from '../fields/color-field.tsx';
import type { FieldPort } from '../../forms/field-port.ts';
import { useFieldsForm } from '../fields/fields-form.ts';
import type { ScreenProps } from '../fields/screen-form.ts';
import { ScreenLayout } from './screen-layout.tsx';
import * as wizardScreensWords from '../../../words/wizard-screens.gen.ts';
import { apart, stack } from '../../theme/layout.css.ts';

/** Background, foreground and label color of the card, with their contrast (STEP-13). */
export function ThemeColorsScreen(props: ScreenProps) {
  const { backgroundColor, foregroundColor, stripEditorSource, scheme } = props.form;
  const chosen = stripEditorSource && schemeNamed(stripEditorSource, scheme);
  // The colors of the chosen scheme match the artwork.
  const suggestions = chosen === null ? [] : swatchesOf(chosen);
  const cards = chosen === null ? [] : cardSuggestionsOf(chosen);
  const form = useFieldsForm(props, 'coupon.theme');
  const take = (colors: CardColors) => {
    // One change for all three, so that one undo restores them.
    form.setFieldValue('backgroundColor', colors.backgroundColor, { dontRunListeners: true });
    form.setFieldValue('foregroundColor', colors.foregroundColor, { dontRunListeners: true });
    form.setFieldValue('labelColor', colors.labelColor);
  };
  return (
    <ScreenLayout
      {...props}
      fields={form}
      heading={wizardScreensWords.cardColors()}
      intro={wizardScreensWords.theCardAroundYourArtwork()}
    >
      {cards.length > 0 && (
        <form.Subscribe selector={({ values }) => wornColors(values)}>
          {(worn) => <CardSuggestions suggestions={cards} worn={worn} onTake={take} />}
        </form.Subscribe>
      )}
      <form.Field name="backgroundColor">
        {(field) => (
          <ColorField
            label={COUPON_FIELDS.backgroundColor.label()}
            field={field}
            suggestions={suggestions}
          />
        )}
      </form.Field>
      <form.Field name="foregroundColor">
        {(field) => (
          <ReadableColor
            field={field}
            on={backgroundColor}
            label={COUPON_FIELDS.foregroundColor.label()}
            help={wizardScreensWords.foregroundHelp()}
            suggestions={suggestions}
          />
        )}
      </form.Field>
      <form.Field name="labelColor">
        {(field) => (
          <LabelColor
            field={field}
            foreground={foregroundColor}
            on={backgroundColor}
            suggestions={suggestions}
          />
        )}
      </form.Field>
    </ScreenLayout>
  );
}

interface ReadableColorProps extends ComponentProps<typeof ColorField> {
  /** The background for its contrast; null for the foreground's, whose contrast is shown above. */
  readonly on: string | null;
}

function ReadableColor({ on, ...color }: ReadableColorProps) {
  const { field } = color;
  const group = useRef<HTMLDivElement>(null);
  const fix = (fixed: string) => {
    // The button disappears once the color is readable.
    group.current?.querySelector<HTMLElement>('input[name]')?.focus();
    field.handleChange(fixed);
  };
  return (
    <div ref={group} className={stack[8]}>
      <ColorField {...color} />
      {on !== null && <Contrast color={field.state.value} on={on} onFix={fix} />}
    </div>
  );
}

interface LabelColorProps {
  /** Null while labels follow the foreground. */
  readonly field: FieldPort<string | null>;
  readonly foreground: string;
  readonly on: string;
  readonly suggestions: readonly string[];
}

/** The foreground color until the label gets its own. */
function LabelColor({ field, foreground, on, suggestions }: LabelColorProps) {
  const own = field.state.value;
  const shown = own ?? foreground;
  const color: FieldPort<string> = {
    ...field,
    state: { value: shown, meta: field.state.meta },
    handleChange: (typed) => {
      // Leaving the field completes its text, which alone does not set a label color.
      if (typed !== shown) field.handleChange(typed);
    },
  };
  return (
    <>
      <ReadableColor
        field={color}
        on={own === null ? null : on}
        label={COUPON_FIELDS.labelColor.label()}
        help={wizardScreensWords.labelHelp()}
        suggestions={suggestions}
      />
      <Checkbox
        checked={own === null}
        onChange={(follows) => field.handleChange(follows ? null : foreground)}
      >
        {wizardScreensWords.sameColorForLabels()}
      </Checkbox>
    </>
  );
}

type WornColors = Pick<CouponForm, 'backgroundColor' | 'foregroundColor' | 'labelColor'>;

const wornColors = ({ backgroundColor, foregroundColor, labelColor }: WornColors) => [
  backgroundColor,
  foregroundColor,
  labelColor ?? foregroundColor,
];

interface ContrastProps {
  readonly color: string;
  readonly on: string;
  readonly onFix: (color: string) => void;
}

/** The contrast as a number; below 4.5:1 a warning with a fix, never a block. */
function Contrast({ color, on, onFix }: ContrastProps) {
  if (parseHex(color) === null || parseHex(on) === null) return null;
  const ratio = contrastRatio(color, on);
  const shown = `${shownRatio(ratio).toFixed(1)}:1`;
  return (
    <div className={apart} aria-live="polite">
      {ratio >= READABLE_CONTRAST ? (
        <Message kind="ok">{wizardScreensWords.readsWellContrastShown({ shown })}</Message>
      ) : (
        <>
          <Message kind="warn">{wizardScreensWords.hardToReadContrastShown({ shown })}</Message>
          <Button shape="compact" onClick={() => onFix(nearestReadableColor(color, on))}>
            {wizardScreensWords.makeItReadable()}
          </Button>
        </>
      )}
    </div>
  );
}
