import { type ReactNode, useEffect, useRef } from 'react';
import type { ListCheck } from '../../domain/codes/list/list-check.ts';
import {
  type ListMapping,
  withKeptColumn,
  withValueColumn,
} from '../../domain/codes/list/list-rows.ts';
import type { codeImportMachine } from '../../machines/codes/code-import.machine.ts';
import type { MachineView } from '../../machines/machine-view.ts';
import * as codesWords from '../../words/codes.gen.ts';
import * as commonWords from '../../words/common.gen.ts';
import { notOnPhones, onlyOnPhones, soft } from '../theme/layout.css.ts';
import * as styles from './codes-page.css.ts';

/** A list that was read, and what its columns become. */
export interface MappedList extends MachineView<typeof codeImportMachine> {
  readonly check: ListCheck;
  readonly mapping: ListMapping;
}

/** What each column becomes, with the first five rows; a list of columns on phones (SER-01). */
export function MapColumns(props: MappedList) {
  const { mapping, send } = props;
  const scroll = useRef<HTMLDivElement>(null);
  useEffect(() => showColumn(scroll.current), [mapping.valueColumn]);
  return (
    <>
      <div
        ref={scroll}
        className={styles.scroll}
        tabIndex={0}
        role="region"
        aria-label={codesWords.firstRows()}
      >
        <ColumnTable {...props} />
      </div>
      {/* On a phone each column is a row, so that the chosen one is never out of sight. */}
      <ul className={`${onlyOnPhones} ${styles.list}`}>
        {props.check.header.map((name, column) => (
          <li key={name} className={`${styles.column} ${lookOf(mapping, column)}`}>
            <b>{name}</b>
            <span className={styles.sample}>
              {props.check.first.flatMap(({ values }) => values[column] || []).join(', ')}
            </span>
            <span className={styles.sums}>
              <ValueChoice
                {...props}
                column={column}
                group="column"
                label={commonWords.barcode()}
              />
              <KeepChoice {...props} column={column} label={codesWords.keep()} />
            </span>
          </li>
        ))}
      </ul>
      <label className={styles.choice}>
        <input
          type="radio"
          name="no-column"
          checked={mapping.valueColumn === null}
          onChange={() => send({ type: 'mapping.choose', mapping: withValueColumn(mapping, null) })}
        />
        {codesWords.codeIsBarcode()}
      </label>
    </>
  );
}

/** Scrolls to the chosen column, which is pinned to an edge while it is out of sight. */
function showColumn(scroll: HTMLDivElement | null): void {
  const before = scroll?.querySelector(`thead .${styles.chosen}`)?.previousElementSibling;
  if (!scroll || !(before instanceof HTMLElement)) return;
  const start = before.offsetLeft + before.offsetWidth;
  const isShown =
    start >= scroll.scrollLeft &&
    start + before.offsetWidth <= scroll.scrollLeft + scroll.clientWidth;
  if (!isShown) scroll.scrollLeft = start - scroll.clientWidth / 2;
}

function ColumnTable(props: MappedList) {
  const { check, mapping } = props;
  const cells = (contentOf: (column: number) => ReactNode) =>
    check.header.map((name, column) => (
      <td key={name} className={lookOf(mapping, column)}>
        {contentOf(column)}
      </td>
    ));
  return (
    <table className={`${notOnPhones} ${styles.table}`}>
      <thead>
        <tr>
          <th scope="row">{commonWords.barcode()}</th>
          {cells((column) => (
            <ValueChoice {...props} column={column} group="table" />
          ))}
        </tr>
        <tr>
          <th scope="row">{codesWords.keep()}</th>
          {cells((column) => (
            <KeepChoice {...props} column={column} />
          ))}
        </tr>
        <tr>
          <th scope="col">{codesWords.line()}</th>
          {check.header.map((name, column) => (
            <th key={name} scope="col" className={lookOf(mapping, column)}>
              {name}
              <small>{fateOf(mapping, column)}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {check.first.map(({ line, values }) => (
          <tr key={line}>
            <th scope="row">{line}</th>
            {cells((column) => values[column])}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ChoiceProps extends MappedList {
  readonly column: number;
  /** Shown beside the control; otherwise only the control's name has it. */
  readonly label?: string;
}

function ValueChoice(props: ChoiceProps & { readonly group: string }) {
  const { check, mapping, column, group, label, send } = props;
  return (
    <label className={styles.choice}>
      <input
        type="radio"
        name={`value-${group}`}
        aria-label={codesWords.columnIsBarcode({ column: check.header[column] ?? '' })}
        checked={mapping.valueColumn === column}
        onChange={() => send({ type: 'mapping.choose', mapping: withValueColumn(mapping, column) })}
      />
      {label}
    </label>
  );
}

function KeepChoice({ check, mapping, column, label, send }: ChoiceProps) {
  const keep = (isKept: boolean) =>
    send({ type: 'mapping.choose', mapping: withKeptColumn(mapping, { column, isKept }) });
  const isValue = mapping.valueColumn === column;
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        aria-label={codesWords.keepColumn({ column: check.header[column] ?? '' })}
        checked={isValue || mapping.kept.includes(column)}
        disabled={isValue}
        onChange={({ target }) => keep(target.checked)}
      />
      {label}
    </label>
  );
}

function lookOf({ valueColumn, kept }: ListMapping, column: number): string {
  if (valueColumn === column) return styles.chosen;
  return kept.includes(column) ? '' : soft;
}

function fateOf({ valueColumn, kept }: ListMapping, column: number): string {
  if (valueColumn === column) return codesWords.isBarcode();
  return kept.includes(column) ? codesWords.kept() : codesWords.notKept();
}
