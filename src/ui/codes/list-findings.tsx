import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FoundRows } from '../../domain/codes/list/list-check.ts';
import type { ListMapping, RowNote, RowRefusal } from '../../domain/codes/list/list-rows.ts';
import * as actionsWords from '../../words/actions.gen.ts';
import * as codesWords from '../../words/codes.gen.ts';
import { figure } from '../../words/figure.ts';
import { Button } from '../parts/buttons/button.tsx';
import { Message } from '../parts/fields/message.tsx';
import * as frame from '../parts/page/page.css.ts';
import { apart, row } from '../theme/layout.css.ts';
import * as styles from './codes-page.css.ts';
import { noteWords, REFUSALS } from './list-words.ts';
import type { MappedList } from './map-columns.tsx';

/** What a list has beside rows that become a code as they are (SER-03). */
export function ListNotes({ check, mapping, state, send }: MappedList) {
  const { titles, notes } = check;
  const found = Object.entries(notes) as [RowNote, FoundRows][];
  if (titles.length === 0 && found.length === 0) return null;
  return (
    <ul className={styles.findings}>
      {titles.length > 0 && (
        <Finding
          rows={{ count: titles.length, lines: titles.slice(0, 3) }}
          words={codesWords.titlesPassed()}
        />
      )}
      {found.map(([note, rows]) => (
        <Finding key={note} rows={rows} words={noteWords(note, check.mapping)}>
          {(note === 'guard' || note === 'damaged') && (
            <Button
              disabled={state.hasTag('busy')}
              onClick={() =>
                send({ type: 'mapping.choose', mapping: { ...mapping, [note]: 'refused' } })
              }
            >
              {actionsWords.undo()}
            </Button>
          )}
        </Finding>
      ))}
    </ul>
  );
}

interface ListRefusalsProps extends MappedList {
  readonly onRefusedRows: () => void;
}

/** The rows that are refused, by reason, with what can be decided about them (SER-03). */
export function ListRefusals(props: ListRefusalsProps) {
  const { check, mapping, state, send, onRefusedRows } = props;
  const isReading = state.hasTag('busy');
  const choose = (chosen: ListMapping) => send({ type: 'mapping.choose', mapping: chosen });
  if (check.refusedCount === 0) return null;
  return (
    <div className={styles.refusals} role="status">
      <RefusedRows count={check.refusedCount} onDownload={onRefusedRows} />
      <ul className={styles.findings}>
        {(Object.entries(check.reasons) as [RowRefusal, FoundRows][]).map(([reason, rows]) => (
          <Finding key={reason} rows={rows} words={REFUSALS[reason]()}>
            {reason === 'guard' && (
              <Button disabled={isReading} onClick={() => choose({ ...mapping, guard: 'mended' })}>
                {codesWords.takeOff()}
              </Button>
            )}
            {(reason === 'guard' || reason === 'damaged') && (
              <Button
                look="bare"
                disabled={isReading}
                onClick={() => choose({ ...mapping, [reason]: 'kept' })}
              >
                {codesWords.importAsWritten()}
              </Button>
            )}
          </Finding>
        ))}
      </ul>
    </div>
  );
}

interface RefusedRowsProps {
  readonly count: number;
  readonly onDownload: () => void;
}

/** How many rows are refused, and their file. */
export function RefusedRows({ count, onDownload }: RefusedRowsProps) {
  return (
    <div className={apart}>
      <Message kind="warn">{codesWords.rowsRefused({ count })}</Message>
      <Button icon={<Download />} look="bare" onClick={onDownload}>
        {codesWords.downloadRefused({ count })}
      </Button>
    </div>
  );
}

interface FindingProps {
  readonly rows: FoundRows;
  readonly words: string;
  /** What can be decided about them. */
  readonly children?: ReactNode;
}

function Finding({ rows, words, children }: FindingProps) {
  return (
    <li>
      <b>{codesWords.refusedLines({ count: rows.count })}</b>
      <div>
        <p>
          {words} <span className={frame.soft}>{linesOf(rows)}</span>
        </p>
        <div className={row}>{children}</div>
      </div>
    </li>
  );
}

function linesOf({ count, lines }: FoundRows): string {
  const named = lines.map(figure).join(', ');
  const all =
    count > lines.length
      ? codesWords.andOthers({ lines: named, count: count - lines.length })
      : named;
  return codesWords.inLines({ count, lines: all });
}
