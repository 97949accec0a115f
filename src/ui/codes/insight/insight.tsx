import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import {
  type CodeCounts,
  type CodeDay,
  countsByDay,
  shareOf,
  totalOf,
} from '../../../domain/codes/code-insight.ts';
import * as words from '../../../words/codes/insight.gen.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { Segments } from '../../parts/fields/segments.tsx';
import {
  apart,
  notOnPhones,
  onlyOnPhones,
  row,
  size,
  visuallyHidden,
} from '../../theme/layout.css.ts';
import { CodesPair } from '../codes-page.tsx';
import * as frame from '../../parts/page/page.css.ts';
import { DayCurve, type ShownDay } from './day-curve.tsx';
import * as styles from './insight.css.ts';
import { formatDate } from '../../../domain/coupon/expiry.ts';

/** Days of a curve; the file has all of them. */
const DAYS_SHOWN = 60;

interface InsightProps {
  readonly made: number;
  readonly days: readonly CodeDay[];
  /** Today's UTC day, `2026-11-25`. */
  readonly today: string;
  readonly onDownload: () => void;
  /** Beside the days. */
  readonly children: ReactNode;
}

/** The way of a coupon's codes from made to redeemed, and their days (SER-05). */
export function Insight({ made, days, today, onDownload, children }: InsightProps) {
  const [shownAs, setShownAs] = useState<'curve' | 'table'>('curve');
  const shown = countsByDay(days, today, DAYS_SHOWN);
  return (
    <>
      <Funnel made={made} total={totalOf(days)} />
      <CodesPair>
        <section className={`${frame.slip} ${frame.body}`} aria-labelledby="by-day">
          <div className={apart}>
            <h2 id="by-day" className={size.t25}>
              {words.byDay()}
            </h2>
            <div className={row}>
              <div className={`${notOnPhones} ${styles.choice}`}>
                <Segments
                  legend={words.showAs()}
                  name="shown-as"
                  value={shownAs}
                  options={[
                    { value: 'curve', label: words.curve() },
                    { value: 'table', label: words.table() },
                  ]}
                  onChange={setShownAs}
                />
              </div>
              <Button icon={<Download />} onClick={onDownload}>
                {words.csv()}
              </Button>
            </div>
          </div>
          {shownAs === 'curve' && (
            <div className={notOnPhones}>
              <DayCurve days={shown} />
            </div>
          )}
          {/* The curve needs width; a phone gets the table. */}
          <div className={shownAs === 'curve' ? onlyOnPhones : undefined}>
            <DayTable days={shown} />
          </div>
          <p className={frame.small}>{words.utc()}</p>
        </section>
        {children}
      </CodesPair>
    </>
  );
}

function Funnel({ made, total }: { readonly made: number; readonly total: CodeCounts }) {
  const { opened, added, redeemed } = total;
  const share = (part: number, whole: number, say: typeof words.ofMade): string => {
    const percent = shareOf(part, whole);
    return percent === null ? words.none() : say({ share: percent });
  };
  const stages = [
    { name: words.made(), count: made, words: words.codes({ count: made }) },
    { name: words.opened(), count: opened, words: share(opened, made, words.ofMade) },
    { name: words.added(), count: added, words: share(added, opened, words.ofOpened) },
    { name: words.redeemed(), count: redeemed, words: share(redeemed, made, words.ofMade) },
  ];
  return (
    <section className={frame.slip} aria-labelledby="funnel">
      <h2 id="funnel" className={visuallyHidden}>
        {words.title()}
      </h2>
      <ol className={styles.funnel}>
        {stages.map(({ name, count, words: said }, index) => (
          <li key={name}>
            <h3>{name}</h3>
            <p className={styles.number}>{count.toLocaleString('en-US')}</p>
            <p className={frame.small}>{said}</p>
            <Bar of={made} from={count} to={stages[index + 1]?.count ?? count} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A stage's share of all codes, narrowing to the next stage's. */
function Bar({ of, from, to }: Readonly<Record<'of' | 'from' | 'to', number>>) {
  const height = (count: number): number => (of === 0 ? 0 : Math.min(1, count / of) * 100);
  const left = Math.max(3, height(from));
  const right = Math.max(3, height(to));
  return (
    <svg
      className={`${notOnPhones} ${styles.bar}`}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      fill="currentColor"
      aria-hidden="true"
    >
      <rect x="0" y={100 - left} width="62" height={left} />
      <path d={`M62 ${100 - left}L100 ${100 - right}V100H62Z`} opacity="0.26" />
    </svg>
  );
}

/** The numbers of the curve, the latest day first (SER-05). */
function DayTable({ days }: { readonly days: readonly ShownDay[] }) {
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={words.table()}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.day()}</th>
            <th scope="col">{words.opened()}</th>
            <th scope="col">{words.addedShort()}</th>
            <th scope="col">{words.redeemed()}</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, opened, added, redeemed }) => (
            <tr key={day}>
              <th scope="row">{formatDate(day)}</th>
              <td>{opened.toLocaleString('en-US')}</td>
              <td>{added.toLocaleString('en-US')}</td>
              <td>{redeemed.toLocaleString('en-US')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
