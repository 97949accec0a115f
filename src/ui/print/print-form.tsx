import { Download, QrCode, TriangleAlert, Type, Users, X } from 'lucide-react';
import { CODE_SHEETS_MAX } from '../../domain/constants.ts';
import type { HouseholdRows, PrintOptions } from '../../domain/print/print-options.ts';
import type { PrintSheet } from '../../domain/print/print-sheet.ts';
import * as actionsWords from '../../words/actions.gen.ts';
import * as printWords from '../../words/print.gen.ts';
import { Button } from '../parts/buttons/button.tsx';
import { TicketButton } from '../parts/buttons/ticket-button.tsx';
import { Checkbox } from '../parts/fields/checkbox.tsx';
import { Message } from '../parts/fields/message.tsx';
import { Segments } from '../parts/fields/segments.tsx';
import { Field, Select } from '../parts/fields/text-field.tsx';
import { Progress } from '../parts/notices/progress.tsx';
import { LayoutChoice } from './layout-choice.tsx';
import * as styles from './print-page.css.ts';
import * as lists from '../parts/page/page.css.ts';
import { legend } from '../parts/fields/text-field.css.ts';

interface PrintedSeries {
  readonly id: string;
  readonly name: string;
  readonly rows: number;
  /** The columns of its list. */
  readonly columns: readonly string[];
}

export interface PrintFormProps {
  readonly options: PrintOptions;
  readonly onChange: (options: Partial<PrintOptions>) => void;
  /** The caption of the coupon's barcode; null without one. */
  readonly barcode: string | null;
  /** Whether only the codes of households count, and not the coupon's own. */
  readonly householdsOnly: boolean;
  /** Series of codes for households; each coupon gets a code of its own. */
  readonly series: readonly PrintedSeries[];
  readonly sheet: PrintSheet | null;
  readonly isDrawing: boolean;
  readonly isPacking: boolean;
  /** Coupons in the PDF that is being made. */
  readonly packed: number;
  /** Why no sheet is drawn, in words. */
  readonly undrawn: string | null;
  /** Why there is no PDF, in words. */
  readonly failure: string | null;
  readonly onDownload: () => void;
  readonly onCancel: () => void;
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
      <fieldset className={styles.checks}>
        <legend className={legend}>{printWords.marks()}</legend>
        <Checkbox checked={options.hasMarks} onChange={(hasMarks) => onChange({ hasMarks })}>
          {printWords.cropMarks()}
        </Checkbox>
        <Checkbox checked={options.hasBleed} onChange={(hasBleed) => onChange({ hasBleed })}>
          {printWords.bleed()}
        </Checkbox>
      </fieldset>
      <CodeChoice {...props} />
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
      {isPacking && options.households !== null && (
        <PackedCoupons {...props} count={options.households.count} />
      )}
    </div>
  );
}

type CodeProps = Pick<
  PrintFormProps,
  'options' | 'onChange' | 'barcode' | 'householdsOnly' | 'series'
>;

function CodeChoice({ options, onChange, barcode, householdsOnly, series }: CodeProps) {
  const { code, households } = options;
  const chosen = series.find(({ id }) => id === households?.seriesId);
  const choose = (value: string): void => {
    const found = series.find(({ id }) => id === value);
    if (found !== undefined) onChange(householdsOf(found, 0));
    else onChange({ code: value === 'link' ? 'link' : 'barcode', households: null });
  };
  return (
    <>
      <Field
        label={printWords.codeOnEach()}
        help={
          code !== 'households' && !householdsOnly && series.length > 0 && printWords.sameOnEach()
        }
        warning={code !== 'households' && householdsOnly ? printWords.ownCodeRefused() : null}
      >
        <Select
          value={households?.seriesId ?? code}
          onText={choose}
          options={series.map(({ id, name, rows }) => [
            id,
            printWords.householdCodes({ count: rows, name }),
          ])}
        >
          {barcode !== null && (
            <option value="barcode">{printWords.ownCode({ caption: barcode })}</option>
          )}
          <option value="link">{printWords.linkCode()}</option>
        </Select>
      </Field>
      {chosen !== undefined && chosen.rows > CODE_SHEETS_MAX && (
        <Select
          aria-label={printWords.rows()}
          value={households?.start}
          onText={(text) => onChange(householdsOf(chosen, Number(text), households?.column))}
          options={startsOf(chosen.rows).map((start) => [
            start,
            printWords.rowsFromTo({
              from: start + 1,
              to: start + householdsOf(chosen, start).households.count,
            }),
          ])}
        />
      )}
      {chosen !== undefined && households !== null && chosen.columns.length > 0 && (
        <ColumnChoice columns={chosen.columns} households={households} onChange={onChange} />
      )}
    </>
  );
}

interface ColumnProps extends Pick<PrintFormProps, 'onChange'> {
  readonly columns: readonly string[];
  readonly households: HouseholdRows;
}

/** What each household's coupon has of its row (SER-04). */
function ColumnChoice({ columns, households, onChange }: ColumnProps) {
  const choose = (index: string) =>
    onChange({ households: { ...households, column: columns[Number(index)] ?? null } });
  return (
    <Field label={printWords.besideCode()}>
      <Select
        value={columns.indexOf(households.column ?? '')}
        onText={choose}
        options={columns.map((column, index) => [index, column])}
      >
        <option value={-1}>{printWords.nothingBeside()}</option>
      </Select>
    </Field>
  );
}

/** The options that print these rows of a series. */
export function householdsOf(
  { id: seriesId, rows }: PrintedSeries,
  start: number,
  column: string | null = null,
) {
  const count = Math.min(CODE_SHEETS_MAX, rows - start);
  return { code: 'households', households: { seriesId, start, count, column } } as const;
}

function startsOf(rows: number): readonly number[] {
  return Array.from(
    { length: Math.ceil(rows / CODE_SHEETS_MAX) },
    (_, index) => index * CODE_SHEETS_MAX,
  );
}

function PackedCoupons({
  packed,
  count,
  onCancel,
}: Pick<PrintFormProps, 'packed' | 'onCancel'> & { readonly count: number }) {
  return (
    <>
      <Progress
        words={printWords.couponsPacked({ done: packed, count })}
        done={packed}
        total={count}
      />
      <Button icon={<X />} onClick={onCancel}>
        {actionsWords.cancel()}
      </Button>
    </>
  );
}

/** What is known about a drawn sheet. */
export function SheetFacts({
  sheet: { cell, isCodePrintable, hasTerms, foreignWords, options },
}: {
  readonly sheet: PrintSheet;
}) {
  const width = cell.code.width.toFixed(2);
  const height = cell.code.height.toFixed(2);
  return (
    <ul className={lists.facts}>
      <li>
        <QrCode />
        {printWords.codeSize({ width, height })}
      </li>
      {options.households !== null && (
        <li>
          <Users />
          {printWords.eachItsOwn({ count: options.households.count })}
        </li>
      )}
      <li>
        <Type />
        {printWords.wordsAsLetters()}
      </li>
      {!isCodePrintable && <Warning>{printWords.codeTooFine()}</Warning>}
      {foreignWords.map((text) => (
        <Warning key={text}>{printWords.wordsAsPicture({ text })}</Warning>
      ))}
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
