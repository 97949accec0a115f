import { X } from 'lucide-react';
import type {
  CodeImportProgress,
  codeImportMachine,
} from '../../machines/codes/code-import.machine.ts';
import type { MachineView } from '../../machines/machine-view.ts';
import { Button } from '../parts/buttons/button.tsx';
import { Message } from '../parts/fields/message.tsx';
import { ProgressBar } from '../parts/notices/progress.tsx';
import { figure } from '../../words/figure.ts';
import type { ListCheck } from '../../domain/codes/list/list-check.ts';
import { RefusedRows } from './list-findings.tsx';
import { faultWords } from './list-words.ts';
import * as actionsWords from '../../words/actions.gen.ts';
import * as codesWords from '../../words/codes.gen.ts';
import * as frame from '../parts/page/page.css.ts';
import { apart, row } from '../theme/layout.css.ts';
import * as styles from './codes-page.css.ts';

type ImportView = MachineView<typeof codeImportMachine>;

/** A running import with its count and rate (SER-03). */
export function CodesOnTheirWay(props: ImportView) {
  const { state, send } = props;
  const { file, count, progress } = state.context;
  const name = file?.name ?? codesWords.newCodes();
  const words = codesWords.importing({ name, rows: progress.rows, count });
  return (
    <section className={`${frame.slip} ${frame.body}`} aria-labelledby="import">
      <h2 id="import" className={styles.count} tabIndex={-1}>
        <span className={styles.big}>{figure(progress.rows)}</span>{' '}
        <span>{codesWords.ofCodes({ count })}</span>
      </h2>
      <div className={styles.scroll}>
        <ProgressBar
          label={words}
          percent={Math.floor((100 * progress.rows) / Math.max(1, count))}
          words={words}
        />
      </div>
      <dl className={styles.sums}>
        <div>
          <dt>{codesWords.rate()}</dt>
          <dd>{codesWords.perSecond({ rows: progress.perSecond })}</dd>
        </div>
        <div>
          <dt>{codesWords.left()}</dt>
          <dd>{leftOf(count, progress)}</dd>
        </div>
      </dl>
      <div role="status">
        <State {...props} />
      </div>
      <div className={row}>
        {(state.matches('waiting') || state.matches('stopped')) && (
          <Button onClick={() => send({ type: 'import.continue' })}>{codesWords.goOn()}</Button>
        )}
        <Button
          icon={<X />}
          onClick={() => send({ type: 'import.cancel' })}
          disabled={state.matches('cancelling')}
        >
          {actionsWords.cancel()}
        </Button>
        <p className={frame.small}>{codesWords.cancelAdvice()}</p>
      </div>
    </section>
  );
}

function State({ state }: ImportView) {
  const { fault, failure } = state.context;
  const reason = fault === null ? (failure ?? '') : faultWords(fault);
  if (state.matches('waiting')) return <Message kind="warn">{codesWords.waiting()}</Message>;
  if (state.matches('stopped'))
    return <Message kind="bad">{codesWords.stopped({ reason })}</Message>;
  if (state.matches('importing')) return null;
  return <p className={frame.soft}>{codesWords.cancelling()}</p>;
}

function leftOf(count: number, { rows, perSecond }: CodeImportProgress): string {
  if (perSecond === 0) return '–';
  return codesWords.secondsLeft({ seconds: Math.ceil((count - rows) / perSecond) });
}

/** A list that is read for the first time. */
export function ReadingList({ state, send }: ImportView) {
  const name = state.context.file?.name ?? '';
  return (
    <section className={`${frame.slip} ${frame.body}`}>
      <div className={apart}>
        <p role="status">{codesWords.reading({ name })}</p>
        <Button onClick={() => send({ type: 'file.forget' })}>{actionsWords.cancel()}</Button>
      </div>
    </section>
  );
}

interface CodesReadyProps extends Pick<ImportView, 'state'> {
  readonly onRefusedRows: () => void;
}

/** The result of an import, with what became of each row of the list (SER-03). */
export function CodesReady({ state, onRefusedRows }: CodesReadyProps) {
  const { count, equalRows, check } = state.context;
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

function rowsImported(rows: number, { refusedCount: refused, emptyRows: empty }: ListCheck) {
  return codesWords.rowsAfter({ count: rows + refused + empty, rows, refused, empty });
}
