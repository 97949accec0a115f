import { Download, QrCode, TriangleAlert, Type } from 'lucide-react';
import type { PrintOptions } from '../../domain/print/print-options.ts';
import type { PrintSheet } from '../../domain/print/print-sheet.ts';
import * as printWords from '../../words/print.gen.ts';
import { TicketButton } from '../parts/buttons/ticket-button.tsx';
import { Checkbox } from '../parts/fields/checkbox.tsx';
import { Message } from '../parts/fields/message.tsx';
import { Segments } from '../parts/fields/segments.tsx';
import { Field, Select } from '../parts/fields/text-field.tsx';
import { LayoutChoice } from './layout-choice.tsx';
import * as styles from './print-page.css.ts';

export interface PrintFormProps {
  readonly options: PrintOptions;
  readonly onChange: (options: Partial<PrintOptions>) => void;
  /** The caption of the coupon's barcode; null without one. */
  readonly barcode: string | null;
  readonly sheet: PrintSheet | null;
  readonly isDrawing: boolean;
  readonly isPacking: boolean;
  /** Why no sheet is drawn, in words. */
  readonly undrawn: string | null;
  /** Why there is no PDF, in words. */
  readonly failure: string | null;
  readonly onDownload: () => void;
}

/** What is chosen for a sheet, what is known about it, and its PDF (PRE-05). */
export function PrintForm(props: PrintFormProps) {
  const { options, onChange, sheet, isDrawing, isPacking, failure, onDownload } = props;
  const isReady = sheet?.isCodePrintable === true && !isDrawing && props.undrawn === null;
  return (
    <div className={styles.form}>
      <LayoutChoice layout={options.layout} onChange={(layout) => onChange({ layout })} />
      {options.layout === 'postcard' ? (
        <p className={styles.about}>{printWords.postcardAdvice()}</p>
      ) : (
        <Segments
          legend={printWords.paper()}
          name="paper"
          options={[
            { value: 'letter', label: printWords.letter() },
            { value: 'a4', label: 'A4' },
          ]}
          value={options.paper}
          onChange={(paper) => onChange({ paper })}
        />
      )}
      <Marks options={options} onChange={onChange} />
      <CodeChoice {...props} />
      {sheet !== null && <Facts sheet={sheet} />}
      <div aria-live="polite">{failure !== null && <Message kind="bad">{failure}</Message>}</div>
      <TicketButton
        width="full"
        icon={<Download />}
        disabled={!isReady || isPacking}
        aria-busy={isPacking}
        onClick={onDownload}
      >
        {isPacking ? printWords.packing() : printWords.download()}
      </TicketButton>
    </div>
  );
}

function Marks({ options, onChange }: Pick<PrintFormProps, 'options' | 'onChange'>) {
  return (
    <fieldset className={styles.checks}>
      <legend className={styles.legend}>{printWords.marks()}</legend>
      <Checkbox checked={options.hasMarks} onChange={(hasMarks) => onChange({ hasMarks })}>
        {printWords.cropMarks()}
      </Checkbox>
      <Checkbox checked={options.hasBleed} onChange={(hasBleed) => onChange({ hasBleed })}>
        {printWords.bleed()}
      </Checkbox>
    </fieldset>
  );
}

function CodeChoice({
  options,
  onChange,
  barcode,
}: Pick<PrintFormProps, 'options' | 'onChange' | 'barcode'>) {
  return (
    <Field label={printWords.codeOnEach()}>
      <Select
        value={options.code}
        onChange={({ target }) => onChange({ code: target.value === 'link' ? 'link' : 'barcode' })}
      >
        {barcode !== null && (
          <option value="barcode">{printWords.ownCode({ caption: barcode })}</option>
        )}
        <option value="link">{printWords.linkCode()}</option>
      </Select>
    </Field>
  );
}

function Facts({ sheet: { cell, isCodePrintable, hasTerms } }: { readonly sheet: PrintSheet }) {
  const width = cell.code.width.toFixed(2);
  const height = cell.code.height.toFixed(2);
  return (
    <ul className={styles.facts}>
      <li>
        <QrCode />
        {printWords.codeSize({ width, height })}
      </li>
      <li>
        <Type />
        {printWords.wordsAsPicture()}
      </li>
      {!isCodePrintable && <Warning>{printWords.codeTooFine()}</Warning>}
      {!hasTerms && <Warning>{printWords.noTerms()}</Warning>}
    </ul>
  );
}

function Warning({ children }: { readonly children: string }) {
  return (
    <li data-kind="warn">
      <TriangleAlert />
      {children}
    </li>
  );
}
