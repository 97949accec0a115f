import type { ListCheck } from '../../domain/codes/list/list-check.ts';
import * as codesWords from '../../words/codes.gen.ts';
import { Message } from '../parts/fields/message.tsx';
import { RefusedRows } from './list-findings.tsx';
import * as frame from '../parts/page/page.css.ts';

interface CodesReadyProps {
  readonly count: number;
  readonly equalRows: number;
  /** Null for codes without a list. */
  readonly check: ListCheck | null;
  readonly onRefusedRows: () => void;
}

/** The result of an import, with what became of each row of the list (SER-03). */
export function CodesReady({ count, equalRows, check, onRefusedRows }: CodesReadyProps) {
  return (
    <section className={`${frame.slip} ${frame.body}`} role="status">
      <Message kind="ok">{codesWords.codesReady({ count })}</Message>
      {check !== null && <p className={frame.small}>{rowsImported(count, check)}</p>}
      {equalRows > 0 && <p className={frame.small}>{codesWords.equalRows({ count: equalRows })}</p>}
      {check !== null && check.refusedCount > 0 && (
        <RefusedRows count={check.refusedCount} onDownload={onRefusedRows} />
      )}
    </section>
  );
}

function rowsImported(
  rows: number,
  { refusedCount: refused, emptyRows: empty }: ListCheck,
): string {
  return codesWords.rowsAfter({ count: rows + refused + empty, rows, refused, empty });
}
