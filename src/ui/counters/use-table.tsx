import { Download, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import * as countersWords from '../../words/counters/counters.gen.ts';
import { Button } from '../parts/buttons/button.tsx';
import { Message } from '../parts/fields/message.tsx';
import { Select } from '../parts/fields/text-field.tsx';
import { remark, visuallyHidden } from '../theme/layout.css.ts';
import * as frame from '../parts/page/page.css.ts';
import * as styles from './counters-page.css.ts';

/** A use as the table shows it. */
export interface ShownUse {
  readonly number: number;
  readonly time: string;
  readonly counter: string;
  readonly coupon: string;
  readonly code: string | null;
  /** Whether a code that this one replaced had been used before. */
  readonly isSecond: boolean;
  /** Seconds until it was undone; null if it was not. */
  readonly undoneAfter: number | null;
}

interface UseTableProps {
  /** Null while loading. */
  readonly uses: readonly ShownUse[] | null;
  /** Why they are missing or old, if so. */
  readonly notice: ReactNode;
  readonly counts: { readonly today: number; readonly all: number };
  readonly counters: readonly { readonly id: string; readonly name: string }[];
  /** The chosen counter's id; empty for all. */
  readonly counter: string;
  readonly day: 'today' | 'all';
  /** Today's date, in words. */
  readonly today: string;
  /** Of the times, as clocks name it: `EST`. */
  readonly zone: string;
  readonly isDownloading: boolean;
  readonly failure: string | null;
  /** Null where no more are there. */
  readonly onMore: (() => void) | null;
  readonly onCounter: (id: string) => void;
  readonly onDay: (day: 'today' | 'all') => void;
  readonly onDownload: () => void;
}

/** Every use with time and counter (TILL-07). */
export function UseTable(props: UseTableProps) {
  const { uses, notice, counts, isDownloading, failure, onMore } = props;
  return (
    <section className={frame.section} aria-labelledby="uses">
      <div className={frame.sectionHead}>
        <h2 id="uses">{countersWords.uses()}</h2>
        <p>{countersWords.counts(counts)}</p>
      </div>
      <Tools {...props} />
      <div role="status">
        {isDownloading && countersWords.downloading()}
        {failure !== null && (
          <Message kind="bad">{countersWords.failed({ reason: failure })}</Message>
        )}
        {uses?.length === 0 && <p className={frame.soft}>{countersWords.noUses()}</p>}
      </div>
      {notice}
      {uses !== null && uses.length > 0 && <Rows uses={uses} zone={props.zone} />}
      {onMore !== null && <Button onClick={onMore}>{countersWords.more()}</Button>}
    </section>
  );
}

function Tools(props: UseTableProps) {
  const { counters, counter, day, today, isDownloading, onCounter, onDay, onDownload } = props;
  return (
    <div className={styles.tools}>
      <label>
        <span className={visuallyHidden}>{countersWords.counter()}</span>
        <Select
          value={counter}
          onText={onCounter}
          options={counters.map(({ id, name }) => [id, name])}
        >
          <option value="">{countersWords.allCounters()}</option>
        </Select>
      </label>
      <label>
        <span className={visuallyHidden}>{countersWords.day()}</span>
        <Select value={day} onText={(text) => onDay(text === 'all' ? 'all' : 'today')}>
          <option value="today">{countersWords.todayDay({ date: today })}</option>
          <option value="all">{countersWords.allDays()}</option>
        </Select>
      </label>
      <Button icon={<Download />} aria-disabled={isDownloading} onClick={onDownload}>
        {countersWords.csv()}
      </Button>
    </div>
  );
}

function Rows({ uses, zone }: { readonly uses: readonly ShownUse[]; readonly zone: string }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            {countersWords.time()} ({zone})
          </th>
          <th scope="col">{countersWords.counter()}</th>
          <th scope="col">{countersWords.coupon()}</th>
          <th scope="col">{countersWords.code()}</th>
          <th scope="col">{countersWords.state()}</th>
        </tr>
      </thead>
      <tbody>
        {uses.map(({ number, time, counter, coupon, code, isSecond, undoneAfter }) => (
          <tr key={number} data-undone={undoneAfter !== null}>
            <th scope="row">{time}</th>
            <td>{counter}</td>
            <td>{coupon}</td>
            <td>{code ?? countersWords.noCode()}</td>
            <td>
              {undoneAfter === null ? (
                <Message kind={isSecond ? 'warn' : 'ok'}>
                  {isSecond ? countersWords.secondUse() : countersWords.redeemed()}
                </Message>
              ) : (
                <span className={remark}>
                  <Undo2 size={16} />
                  {countersWords.undone({ seconds: undoneAfter })}
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
