import { useState } from 'react';
import { STRIP_TEXT_MAX } from '../../../domain/constants.ts';
import {
  type DesignDocument,
  type TextObject,
  textsIn,
  textSlotsOf,
} from '../../../domain/design/design-document.ts';
import { textNameIssue } from '../../../domain/design/text-names.ts';
import { fieldMessageOf } from '../../../domain/field-messages.ts';
import { type TextChange, withText } from '../../../domain/template/text-edits.ts';
import { Checkbox } from '../../parts/fields/checkbox.tsx';
import { Field, Select, TextArea, TextInput } from '../../parts/fields/text-field.tsx';
import * as adminWords from '../../../words/admin.gen.ts';
import { slug, small } from '../../theme/layout.css.ts';
import * as styles from './fields.css.ts';
import * as commonWords from '../../../words/common.gen.ts';

interface DesignTextsProps {
  readonly design: DesignDocument;
  /** The families that the product includes. */
  readonly fonts: readonly string[];
  /** A text's fit in its box, in words; null until it is measured. */
  readonly fitOf: (text: TextObject) => string | null;
  readonly onChange: (design: DesignDocument, key?: string) => void;
}

/** The texts that a marketer can change: name and words, then font, alignment and box (ADMT-02). */
export function DesignTexts(props: DesignTextsProps) {
  const texts = textsIn(props.design);
  const slots = textSlotsOf(props.design);
  if (texts.length === 0) return <p className={small}>{adminWords.thisDesignHasNoText()}</p>;
  return (
    <div className={styles.panel}>
      {texts.map((text) => {
        const slot = slots.find(({ token }) => token === text.tokens.text);
        return <TextSheet key={text.id} {...props} text={text} name={slot?.label ?? text.id} />;
      })}
    </div>
  );
}

interface TextSheetProps extends DesignTextsProps {
  readonly text: TextObject;
  /** The field's label in the wizard. */
  readonly name: string;
}

const WEIGHTS = [100, 300, 400, 500, 600, 700, 800, 900];
const ALIGNMENTS = ['left', 'center', 'right'] as const;

function TextSheet({ design, fonts, fitOf, text, name, onChange }: TextSheetProps) {
  const token = text.tokens.text ?? text.id;
  const issue = textNameIssue(text.label);
  const change = (part: TextChange, key: string) =>
    onChange(withText(design, text.id, part), `${text.id} ${key}`);
  const fit = fitOf(text);
  return (
    <section aria-label={`${token}, ${name}`}>
      <h3 className={styles.heading}>
        {name} <span className={slug}>{token}</span>
      </h3>
      <div className={styles.panel}>
        <Field
          label={adminWords.fieldName()}
          help={adminWords.whatMarketersSeeAboveThis()}
          error={issue && fieldMessageOf(issue)}
        >
          <TextInput
            value={text.label}
            placeholder={name}
            autoComplete="off"
            onText={(text) => change({ label: text }, 'label')}
          />
        </Field>
        <Field label={adminWords.defaultText()} help={fit}>
          <TextArea
            value={text.text}
            maxLength={STRIP_TEXT_MAX}
            rows={2}
            onChange={({ target }) => change({ text: target.value }, 'text')}
          />
        </Field>
        <Face fonts={fonts} text={text} onChange={change} />
        <div className={styles.pair}>
          <Pixels
            label={adminWords.sizePx()}
            value={text.fontSize}
            least={1}
            onValue={(fontSize) => change({ fontSize }, 'size')}
          />
          <Pixels
            label={adminWords.letterSpacingPx()}
            value={text.letterSpacing}
            least={-100}
            onValue={(letterSpacing) => change({ letterSpacing }, 'spacing')}
          />
        </div>
        <Box text={text} onBox={(box) => change({ box }, 'box')} />
      </div>
    </section>
  );
}

interface FaceProps extends Pick<DesignTextsProps, 'fonts'> {
  readonly text: TextObject;
  readonly onChange: (part: TextChange, key: string) => void;
}

/** Family, weight, slant and alignment. */
function Face({ fonts, text, onChange }: FaceProps) {
  return (
    <>
      <Field label={commonWords.font()}>
        <Select
          value={text.fontFamily}
          onText={(text) => onChange({ fontFamily: text }, 'font')}
          options={[...new Set([text.fontFamily, ...fonts])].map((family) => [family, family])}
        />
      </Field>
      <div className={styles.pair}>
        <Field label={adminWords.weightOfTheFont()}>
          <Select
            value={text.fontWeight}
            onText={(text) => onChange({ fontWeight: Number(text) }, 'weight')}
            options={[...new Set([...WEIGHTS, text.fontWeight])]
              .sort()
              .map((weight) => [weight, weight])}
          />
        </Field>
        <Field label={adminWords.alignment()}>
          <Select
            value={text.align}
            onText={(text) => {
              const align = ALIGNMENTS.find((known) => known === text);
              if (align !== undefined) onChange({ align }, 'align');
            }}
            options={ALIGNMENTS.map((align) => [align, align])}
          />
        </Field>
      </div>
      <Checkbox checked={text.italic} onChange={(italic) => onChange({ italic }, 'italic')}>
        {adminWords.italic()}
      </Checkbox>
    </>
  );
}

interface BoxProps {
  readonly text: TextObject;
  readonly onBox: (box: TextObject['box']) => void;
}

const SIDES = [
  { side: 'x', label: adminWords.boxLeft, least: -10_000 },
  { side: 'y', label: adminWords.boxTop, least: -10_000 },
  { side: 'width', label: adminWords.boxWidth, least: 1 },
  { side: 'height', label: adminWords.boxHeight, least: 1 },
] as const;

/** The area of the words; to fit, they are set smaller, then wrapped. */
function Box({ text: { box }, onBox }: BoxProps) {
  return (
    <div className={styles.pair} role="group" aria-label={adminWords.boxOfTheText()}>
      {SIDES.map(({ side, label, least }) => (
        <Pixels
          key={side}
          label={label()}
          value={box[side]}
          least={least}
          onValue={(value) => onBox({ ...box, [side]: value })}
        />
      ))}
    </div>
  );
}

interface PixelsProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly onValue: (value: number) => void;
}

/** A typed number; it applies once it is valid. */
function Pixels({ label, value, least, onValue }: PixelsProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? String(Math.round(value * 100) / 100);
  const number = Number(shown);
  const isWrong = shown.trim() === '' || !Number.isFinite(number) || number < least;
  return (
    <Field label={label} error={isWrong ? adminWords.mustBeANumber() : null}>
      <TextInput
        value={shown}
        inputMode="decimal"
        autoComplete="off"
        onText={(text) => {
          setTyped(text);
          const next = Number(text);
          if (text.trim() !== '' && Number.isFinite(next) && next >= least) onValue(next);
        }}
        onBlur={() => setTyped(null)}
      />
    </Field>
  );
}
