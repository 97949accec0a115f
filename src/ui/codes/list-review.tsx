import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ListCheck } from '../../domain/codes/list/list-check.ts';
import * as codesWords from '../../words/codes.gen.ts';
import { Button } from '../parts/buttons/button.tsx';
import { TicketButton } from '../parts/buttons/ticket-button.tsx';
import * as frame from '../parts/page/page.css.ts';
import { apart, size } from '../theme/layout.css.ts';
import * as styles from './codes-page.css.ts';
import { ListNotes, ListRefusals } from './list-findings.tsx';
import { MapColumns, type MappedList } from './map-columns.tsx';

interface ListReviewProps extends MappedList {
  /** What becomes of the coupon's own code, with the first codes only. */
  readonly ownCode: ReactNode;
  readonly file: File;
  readonly onRefusedRows: () => void;
}

/** A list before it is imported: its columns, and the rows that are refused (SER-01, SER-03). */
export function ListReview(props: ListReviewProps) {
  const { check, file, state, send } = props;
  const isReading = state.hasTag('busy');
  return (
    <section className={`${frame.slip} ${frame.body}`} aria-labelledby="list-name">
      <div className={apart}>
        <div>
          <h2 id="list-name" className={size.t25} tabIndex={-1}>
            {file.name}
          </h2>
          <p className={frame.soft}>{factsOf(props)}</p>
        </div>
        <Button onClick={() => send({ type: 'file.forget' })}>{codesWords.anotherFile()}</Button>
      </div>
      <MapColumns {...props} />
      <p className={frame.small}>{moreOf(check)}</p>
      <ListNotes {...props} />
      <ListRefusals {...props} />
      <div className={styles.question}>{props.ownCode}</div>
      <div className={styles.foot}>
        <p className={frame.small} role="status">
          {isReading ? codesWords.reading({ name: file.name }) : rowsToImport(check)}
          {!isReading && check.equalRows > 0 && (
            <span className={styles.aside}>
              <Info />
              {codesWords.equalRows({ count: check.equalRows })}
            </span>
          )}
        </p>
        <TicketButton
          width="fullOnPhones"
          disabled={isReading || check.rows === 0}
          onClick={() => send({ type: 'import.start', seriesId: crypto.randomUUID() })}
        >
          {codesWords.importCodes({ count: check.rows })}
        </TicketButton>
      </div>
    </section>
  );
}

function rowsToImport({ rows, refusedCount: refused, emptyRows: empty }: ListCheck): string {
  return codesWords.rowsBefore({ count: rows + refused + empty, rows, refused, empty });
}

function factsOf({ check, file }: ListReviewProps): string {
  return codesWords.listFacts({
    rows: check.rows + check.refusedCount + check.emptyRows,
    ...sizeOf(file.size),
    delimiter: DELIMITERS[check.delimiter] ?? 'other',
    encoding: ENCODINGS[check.encoding],
  });
}

/** Small lists in kilobytes: none has 0.0 MB. */
function sizeOf(bytes: number): { readonly size: string; readonly unit: string } {
  const kilobytes = Math.max(1, Math.round(bytes / 1_000));
  if (kilobytes < 1_000) return { size: String(kilobytes), unit: codesWords.kilobytes() };
  return { size: (bytes / 1_000_000).toFixed(1), unit: codesWords.megabytes() };
}

const DELIMITERS: Readonly<Record<string, string>> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
};
const ENCODINGS = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
} as const;

function moreOf({ rows, refusedCount, first }: ListCheck): string {
  const count = rows + refusedCount - first.length;
  return count > 0 ? codesWords.andMore({ count }) : codesWords.allShown();
}
