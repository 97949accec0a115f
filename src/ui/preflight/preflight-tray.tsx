import { Check } from 'lucide-react';
import { useRef, useEffect, useState } from 'react';
import type { Finding } from '../../domain/preflight/finding.ts';
import { PREFLIGHT_RULES, quietRules } from '../../domain/preflight/preflight.ts';
import { TearLine } from '../parts/paper/tear-line.tsx';
import { size, stack, tone, visuallyHidden } from '../theme/layout.css.ts';
import * as words from '../../words/preflight.gen.ts';
import { FindingEntry, type FindingActions } from './finding-entry.tsx';
import * as styles from './preflight-tray.css.ts';

interface PreflightTrayProps extends FindingActions {
  readonly findings: readonly Finding[];
  /** Whether there is something to check. */
  readonly isBegun: boolean;
}

/** What would disappoint on a phone, each with its reason and, where there is one, a fix of one press (PRE-01). */
export function PreflightTray({ findings, isBegun, ...actions }: PreflightTrayProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const news = usePreflightNews(findings);
  const { onFix } = actions;
  // The pressed button goes with its finding.
  const fix: FindingActions['onFix'] =
    onFix &&
    ((finding) => {
      heading.current?.focus({ preventScroll: true });
      onFix(finding);
    });
  return (
    <section className={styles.tray} aria-labelledby="preflight-title">
      <header className={styles.head}>
        <h2 ref={heading} id="preflight-title" className={size.t20} tabIndex={-1}>
          {words.preflight()}
        </h2>
        {findings.length > 0 && (
          <p className={size.t13}>
            {words.toLookAt({
              count: findings.length,
              fine: quietRules(findings),
              total: PREFLIGHT_RULES.length,
            })}
          </p>
        )}
      </header>
      <TearLine kind="printed" />
      <details className={styles.rules}>
        <summary className={styles.summary}>{words.looksAtNothing()}</summary>
        <ul className={`${stack[8]} ${size.t13} ${styles.ruleList}`}>
          {PREFLIGHT_RULES.map(({ name, looksAt }) => (
            <li key={name}>{looksAt()}</li>
          ))}
        </ul>
      </details>
      <p role="status" className={visuallyHidden}>
        {news}
      </p>
      {findings.length === 0 ? (
        <AllClear isBegun={isBegun} />
      ) : (
        <ol>
          {findings.map((finding, index) => (
            <FindingEntry
              key={finding.key}
              finding={finding}
              number={index + 1}
              {...actions}
              onFix={fix}
            />
          ))}
        </ol>
      )}
    </section>
  );
}

/** The registration mark, which meets once something was checked. */
function AllClear({ isBegun }: Pick<PreflightTrayProps, 'isBegun'>) {
  return (
    <div className={styles.clear}>
      <span className={styles.mark} aria-hidden="true">
        {isBegun && <Check className={tone.ok} />}
      </span>
      <h3 className={size.t20}>{isBegun ? words.nothingToFix() : words.nothingToCheck()}</h3>
      <p className={styles.reason}>
        {isBegun
          ? words.rulesLookedAt({ count: PREFLIGHT_RULES.length })
          : words.checkedWhileTyped()}
      </p>
    </div>
  );
}

/** ms without a change before it is said, so that typing is not talked over. */
const REST_MS = 1_200;

/** A sentence for screen readers when the findings have changed and rested; empty at first. */
function usePreflightNews(findings: readonly Finding[]): string {
  const titles = findings.map(({ title }) => title).join('\n');
  const said = useRef(titles);
  const [news, setNews] = useState('');
  useEffect(() => {
    if (titles === said.current) return undefined;
    const timer = setTimeout(() => {
      const before = said.current.split('\n');
      said.current = titles;
      const first = titles.split('\n').find((title) => !before.includes(title)) ?? '';
      setNews(words.newsOf({ count: findings.length, first }).trim());
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [titles, findings.length]);
  return news;
}
