import { Download, type LucideIcon, QrCode, TriangleAlert, Type, Users, X } from 'lucide-react';
import { CODE_SHEETS_MAX } from '../../domain/constants.ts';
import type { HouseholdRows, PrintOptions } from '../../domain/print/print-options.ts';
import type { PrintSheet } from '../../domain/print/print-sheet.ts';
import type { MachineView } from '../../machines/machine-view.ts';
import type { printKitMachine } from '../../machines/print/print-kit.machine.ts';
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
import { field, legend } from '../parts/fields/text-field.css.ts';
import { stack, tone } from '../theme/layout.css.ts';

interface PrintedSeries {
  readonly id: string;
  readonly name: string;
  readonly rows: number;
  /** The columns of its list. */
  readonly columns: readonly string[];
}

export interface PrintFormProps extends MachineView<typeof printKitMachine> {
  /** The caption of the coupon's barcode; null without one. */
  readonly barcode: string | null;
  /** Whether only the codes of households count, and not the coupon's own. */
  readonly householdsOnly: boolean;
  /** Series of codes for households; each coupon gets a code of its own. */
  readonly series: readonly PrintedSeries[];
}

type OnChange = (options: Partial<PrintOptions>) => void;

/** What is chosen for a sheet, what is known about it, and its PDF (PRE-05). */
export function PrintForm(props: PrintFormProps) {
  const { state, send } = props;
  const { options, packed, failure } = state.context;
  const isPacking = state.matches('packing');
  const onChange: OnChange = (changed) => send({ type: 'options.change', options: changed });
  return (
    <div className={stack[20]}>
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
      <fieldset className={field}>
        <legend className={legend}>{printWords.marks()}</legend>
        <Checkbox checked={options.hasMarks} onChange={(hasMarks) => onChange({ hasMarks })}>
          {printWords.cropMarks()}
        </Checkbox>
        <Checkbox checked={options.hasBleed} onChange={(hasBleed) => onChange({ hasBleed })}>
          {printWords.bleed()}
        </Checkbox>
      </fieldset>
      <CodeChoice {...props} onChange={onChange} />
      <div aria-live="polite">
        {!state.matches('undrawn') && failure !== null && <Message kind="bad">{failure}</Message>}
      </div>
      <TicketButton
        width="full"
        icon={<Download />}
        disabled={!state.can({ type: 'pdf.download' })}
        aria-busy={isPacking}
        onClick={() => send({ type: 'pdf.download' })}
      >
        {isPacking ? printWords.packing() : printWords.download()}
      </TicketButton>
      {isPacking && options.households !== null && (
        <>
          <Progress
            words={printWords.couponsPacked({ done: packed, count: options.households.count })}
            done={packed}
            total={options.households.count}
          />
          <Button icon={<X />} onClick={() => send({ type: 'pdf.cancel' })}>
            {actionsWords.cancel()}
          </Button>
        </>
      )}
    </div>
  );
}

function CodeChoice(props: PrintFormProps & { readonly onChange: OnChange }) {
  const { state, barcode, householdsOnly, series, onChange } = props;
  const { code, households } = state.context.options;
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

interface ColumnProps {
  readonly onChange: OnChange;
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
  const files = Math.ceil(rows / CODE_SHEETS_MAX);
  return Array.from({ length: files }, (_, index) => index * CODE_SHEETS_MAX);
}

/** What is known about a drawn sheet. */
export function SheetFacts({ sheet }: { readonly sheet: PrintSheet }) {
  const { cell, isCodePrintable, hasTerms, foreignWords, options } = sheet;
  const width = cell.code.width.toFixed(2);
  const height = cell.code.height.toFixed(2);
  return (
    <ul className={lists.facts}>
      <Fact Icon={QrCode}>{printWords.codeSize({ width, height })}</Fact>
      {options.households !== null && (
        <Fact Icon={Users}>{printWords.eachItsOwn(options.households)}</Fact>
      )}
      <Fact Icon={Type}>{printWords.wordsAsLetters()}</Fact>
      {!isCodePrintable && <Fact>{printWords.codeTooFine()}</Fact>}
      {foreignWords.map((text) => (
        <Fact key={text}>{printWords.wordsAsPicture({ text })}</Fact>
      ))}
      {!hasTerms && <Fact>{printWords.noTerms()}</Fact>}
    </ul>
  );
}

/** A fact without an icon is a warning. */
function Fact({ Icon, children }: { readonly Icon?: LucideIcon; readonly children: string }) {
  return (
    <li>
      {Icon === undefined ? <TriangleAlert className={tone.warn} /> : <Icon className={tone.ok} />}
      {children}
    </li>
  );
}
