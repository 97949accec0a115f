import { type ReactNode, useMemo, useRef } from 'react';
import type { Brand, BrandFields } from '../../domain/brand/brand.ts';
import { COUPON_FIELDS } from '../../domain/coupon/fields/coupon-fields.ts';
import { withScheme } from '../../domain/coupon/website.ts';
import type { FieldIssue } from '../../domain/field-messages.ts';
import { issuesOfBrand } from '../../domain/wizard/coupon-form.schema.ts';
import { useEditedForm } from '../forms/edited-form.tsx';
import type { FieldPort } from '../forms/field-port.ts';
import { FieldPair } from '../parts/fields/text-field.tsx';
import { PhoneField, WebsiteField } from '../wizard/fields/contact-fields.tsx';
import {
  contrastRatio,
  parseHex,
  READABLE_CONTRAST,
  toHex,
  shownRatio,
} from '../../domain/design/color.ts';
import { swatch } from '../wizard/fields/fields.css.ts';
import { Message } from '../parts/fields/message.tsx';
import * as styles from './brand-card.css.ts';
import * as dialogWords from '../../words/brand/brand-dialog.gen.ts';
import * as brandWords from '../../words/brand/brand.gen.ts';
import * as fieldStyles from '../parts/fields/text-field.css.ts';
import { stack } from '../theme/layout.css.ts';

type Texts = Pick<BrandFields, 'merchantName' | 'phone' | 'website' | 'termsConditions'>;

/** Connects the dialog's red button to the form. */
export const BRAND_FORM_ID = 'brand-form';

interface BrandFormProps {
  readonly brand: Brand;
  readonly isSaving: boolean;
  readonly onChange: (change: Partial<BrandFields>) => void;
  readonly onSave: () => void;
  /** Logo and colors, above the texts. */
  readonly children: ReactNode;
}

/** The texts of a brand, checked as a coupon's are. */
export function BrandForm({ brand, isSaving, onChange, onSave, children }: BrandFormProps) {
  const place = useRef<HTMLFormElement>(null);
  const { merchantName, phone, website, termsConditions } = brand;
  const values = useMemo(
    () => ({ merchantName, phone, website, termsConditions }),
    [merchantName, phone, website, termsConditions],
  );
  const { form, shownErrorOf, textField, submit } = useEditedForm<Texts>({
    values,
    issuesOf,
    showsErrors: 'onceLeft',
    place,
    isSaving,
    onChange,
    // Enter saves a website that has not been left, and so is still as it was typed.
    onSubmit: () => {
      onChange({ website: withScheme(website) });
      onSave();
    },
  });
  const shown = (field: Parameters<typeof shownErrorOf>[0] & FieldPort<string>) =>
    withError(field, shownErrorOf(field));
  return (
    <form ref={place} id={BRAND_FORM_ID} className={stack[16]} noValidate onSubmit={submit}>
      {children}
      {textField('merchantName', {
        label: COUPON_FIELDS.merchantName.label(),
        autoComplete: 'organization',
        required: true,
      })}
      <FieldPair>
        <form.Field name="phone">{(field) => <PhoneField field={shown(field)} />}</form.Field>
        <form.Field name="website">{(field) => <WebsiteField field={shown(field)} />}</form.Field>
      </FieldPair>
      {textField('termsConditions', { label: COUPON_FIELDS.termsConditions.label(), isLong: true })}
    </form>
  );
}

function issuesOf(texts: Texts): Readonly<Partial<Record<keyof Texts, FieldIssue>>> {
  const issues = issuesOfBrand({ ...EMPTY, ...texts, website: withScheme(texts.website) });
  return Object.fromEntries(issues.map(({ path, issue }) => [path[0] ?? '', issue]));
}

/** The other parts are right by their controls. */
const EMPTY = Object.fromEntries(
  Object.entries(COUPON_FIELDS).map(([name, { initial }]) => [name, initial]),
);

/** A field that shows its error only when it is time for it. */
function withError(field: FieldPort<string>, error: string | null): FieldPort<string> {
  return {
    name: field.name,
    state: { value: field.state.value, meta: { errors: error === null ? [] : [error] } },
    handleChange: (value) => field.handleChange(value),
    handleBlur: () => field.handleBlur(),
  };
}

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
  const chips = [
    ['backgroundColor', dialogWords.background(), backgroundColor],
    ['foregroundColor', dialogWords.text(), foregroundColor],
    ['labelColor', dialogWords.labels(), labelColor],
  ] as const;
  const reads = text !== undefined && labels !== undefined;
  return (
    <fieldset className={fieldStyles.field}>
      <legend className={fieldStyles.label}>{brandWords.cardColors()}</legend>
      <div className={styles.dialogColors}>
        {chips.map(([name, label, color]) => {
          const channels = parseHex(color);
          return (
            <label key={name} className={fieldStyles.field}>
              <input
                type="color"
                className={swatch}
                value={channels === null ? '#000000' : toHex(channels).toLowerCase()}
                onChange={({ target }) => onChange({ [name]: target.value.toUpperCase() })}
              />
              <span>
                {label}
                <br />
                <b>{color}</b>
              </span>
            </label>
          );
        })}
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
