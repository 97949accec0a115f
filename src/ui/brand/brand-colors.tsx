import type { BrandFields } from '../../domain/brand/brand.ts';
import {
  contrastRatio,
  parseHex,
  READABLE_CONTRAST,
  toHex,
  shownRatio,
} from '../../domain/design/color.ts';
import * as dialogWords from '../../words/brand/brand-dialog.gen.ts';
import * as brandWords from '../../words/brand/brand.gen.ts';
import * as fieldStyles from '../parts/fields/text-field.css.ts';
import { pair, swatch } from '../wizard/fields/color-field.css.ts';
import { Message } from '../parts/fields/message.tsx';
import * as styles from './brand-dialog.css.ts';

interface BrandColorsProps {
  readonly fields: BrandFields;
  readonly onChange: (change: Partial<BrandFields>) => void;
}

/** The card's three colors and how well they read together. */
export function BrandColors({ fields, onChange }: BrandColorsProps) {
  const { backgroundColor, foregroundColor } = fields;
  const labelColor = fields.labelColor ?? foregroundColor;
  const [text, labels] = [foregroundColor, labelColor].map((color) =>
    contrastOf(color, backgroundColor),
  );
  const reads = text !== undefined && labels !== undefined;
  return (
    <fieldset className={fieldStyles.field}>
      <legend className={fieldStyles.label}>{brandWords.cardColors()}</legend>
      <div className={styles.colors}>
        <Chip
          label={dialogWords.background()}
          color={backgroundColor}
          onChange={(color) => onChange({ backgroundColor: color })}
        />
        <Chip
          label={dialogWords.text()}
          color={foregroundColor}
          onChange={(color) => onChange({ foregroundColor: color })}
        />
        <Chip
          label={dialogWords.labels()}
          color={labelColor}
          onChange={(color) => onChange({ labelColor: color })}
        />
      </div>
      <div aria-live="polite">
        {reads && (
          <Message kind={Math.min(text, labels) >= READABLE_CONTRAST ? 'ok' : 'warn'}>
            {contrastWords(text, labels)}
          </Message>
        )}
      </div>
    </fieldset>
  );
}

interface ChipProps {
  readonly label: string;
  readonly color: string;
  readonly onChange: (color: string) => void;
}

function Chip({ label, color, onChange }: ChipProps) {
  const channels = parseHex(color);
  return (
    <label className={pair}>
      <input
        type="color"
        className={swatch}
        value={channels === null ? '#000000' : toHex(channels).toLowerCase()}
        onChange={(event) => onChange(event.target.value.toUpperCase())}
      />
      <span>
        {label}
        <br />
        <b>{color}</b>
      </span>
    </label>
  );
}

function contrastOf(color: string, on: string): number | undefined {
  if (parseHex(color) === null || parseHex(on) === null) return undefined;
  return shownRatio(contrastRatio(color, on));
}

function contrastWords(text: number, labels: number): string {
  const shown = { text: text.toFixed(1), labels: labels.toFixed(1) };
  return Math.min(text, labels) >= READABLE_CONTRAST
    ? dialogWords.readWell(shown)
    : dialogWords.hardToRead(shown);
}
