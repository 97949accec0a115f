import { X } from 'lucide-react';
import type { CodeImportProgress } from '../../machines/codes/code-import.machine.ts';
import * as actionsWords from '../../words/actions.gen.ts';
import * as codesWords from '../../words/codes.gen.ts';
import { Button } from '../parts/buttons/button.tsx';
import { Message } from '../parts/fields/message.tsx';
import { ProgressBar } from '../parts/notices/progress.tsx';
import * as frame from '../parts/page/page.css.ts';
import * as importStyles from './code-import.css.ts';
import { figure } from '../../words/figure.ts';
import * as styles from './codes-page.css.ts';

interface ProgressProps {
  /** The list's file; empty for codes without a list. */
  readonly name: string;
  readonly count: number;
  readonly progress: CodeImportProgress;
  readonly state: 'importing' | 'waiting' | 'stopped' | 'cancelling';
  readonly failure: string | null;
  readonly onContinue: () => void;
  readonly onCancel: () => void;
}

/** A running import with its count and rate (SER-03). */
export function CodesOnTheirWay(props: ProgressProps) {
  const { count, progress, state, onContinue, onCancel } = props;
  const name = props.name === '' ? codesWords.newCodes() : props.name;
  const words = codesWords.importing({ name, rows: progress.rows, count });
  return (
    <section className={`${frame.slip} ${frame.body}`} aria-labelledby="import">
      <h2 id="import" className={importStyles.count} tabIndex={-1}>
        <span className={importStyles.big}>{figure(progress.rows)}</span>{' '}
        <span>{codesWords.ofCodes({ count })}</span>
      </h2>
      <div className={importStyles.scroll}>
        <ProgressBar
          label={words}
          percent={Math.floor((100 * progress.rows) / Math.max(1, count))}
          words={words}
        />
      </div>
      <dl className={importStyles.facts}>
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
      <div className={styles.actions}>
        {(state === 'waiting' || state === 'stopped') && (
          <Button onClick={onContinue}>{codesWords.goOn()}</Button>
        )}
        <Button onClick={onCancel} disabled={state === 'cancelling'}>
          <X />
          {actionsWords.cancel()}
        </Button>
        <p className={frame.small}>{codesWords.cancelAdvice()}</p>
      </div>
    </section>
  );
}

function State({ state, failure }: ProgressProps) {
  switch (state) {
    case 'importing':
      return null;
    case 'waiting':
      return <Message kind="warn">{codesWords.waiting()}</Message>;
    case 'stopped':
      return <Message kind="bad">{codesWords.stopped({ reason: failure ?? '' })}</Message>;
    case 'cancelling':
      return <p className={frame.soft}>{codesWords.cancelling()}</p>;
    default:
      return state satisfies never;
  }
}

function leftOf(count: number, { rows, perSecond }: CodeImportProgress): string {
  if (perSecond === 0) return '–';
  return codesWords.secondsLeft({ seconds: Math.ceil((count - rows) / perSecond) });
}
