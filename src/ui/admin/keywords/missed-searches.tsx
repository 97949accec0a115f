import { useId } from 'react';
import { formatDate } from '../../../domain/coupon/expiry.ts';
import { figure } from '../../../words/figure.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { FailureNotice } from '../../parts/notices/notice.tsx';
import * as keywordsWords from '../../../words/keywords.gen.ts';
import { onlyOnPhones, visuallyHidden } from '../../theme/layout.css.ts';
import { section, sectionHead } from '../../parts/page/page.css.ts';
import * as styles from './keyword-page.css.ts';

interface MissedTerm {
  readonly term: string;
  readonly times: number;
  /** Day in UTC, `2026-11-22`. */
  readonly lastOn: string;
}

interface MissedSearchesProps {
  /** Null while loading. */
  readonly searches: readonly MissedTerm[] | null;
  readonly hasFailed: boolean;
  /** False while a keyword is being saved or has unsaved changes. */
  readonly canMake: boolean;
  readonly onMake: (term: string) => void;
  readonly onDismiss: (term: string) => void;
  readonly onRetry: () => void;
}

/** Marketers' searches without results, counted without persons (PRE-06). */
export function MissedSearches(props: MissedSearchesProps) {
  const { searches, hasFailed, onRetry } = props;
  const id = useId();
  return (
    <section className={section} aria-labelledby={id}>
      <div className={sectionHead}>
        <h2 id={id}>{keywordsWords.searchesThatFoundNothing()}</h2>
        <p>{keywordsWords.last30Days()}</p>
      </div>
      {hasFailed && (
        <FailureNotice onRetry={onRetry}>{keywordsWords.theSearchesAreSafeCheck()}</FailureNotice>
      )}
      {searches === null && !hasFailed && (
        <p className={styles.noRows} aria-hidden="true">
          {'\u00a0'}
        </p>
      )}
      {searches?.length === 0 && (
        <p className={styles.noRows}>{keywordsWords.everySearchOfTheLast()}</p>
      )}
      {searches !== null && searches.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{keywordsWords.term()}</th>
              <th scope="col">{keywordsWords.times()}</th>
              <th scope="col">{keywordsWords.lastTitle()}</th>
              <th scope="col">
                <span className={visuallyHidden}>{keywordsWords.whatToDo()}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {searches.map((search) => (
              <Row key={search.term} {...search} {...props} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

type RowProps = MissedTerm & Pick<MissedSearchesProps, 'canMake' | 'onMake' | 'onDismiss'>;

function Row({ term, times, lastOn, canMake, onMake, onDismiss }: RowProps) {
  return (
    <tr>
      <th scope="row">{term}</th>
      <td>
        {figure(times)}
        {/* The columns have no headers there. */}
        <span className={onlyOnPhones} aria-hidden="true">
          {` ${keywordsWords.timesWord({ count: times })}`}
        </span>
      </td>
      <td>
        <span className={onlyOnPhones} aria-hidden="true">
          {keywordsWords.last()}{' '}
        </span>
        <time dateTime={lastOn}>{formatDate(lastOn)}</time>
      </td>
      <td>
        <Button
          shape="compact"
          disabled={!canMake}
          aria-label={keywordsWords.makeAKeywordOfTerm({ term })}
          onClick={() => onMake(term)}
        >
          {keywordsWords.makeAKeyword()}
        </Button>
        <Button
          look="bare"
          shape="compact"
          aria-label={keywordsWords.dismissTerm({ term })}
          onClick={() => onDismiss(term)}
        >
          {keywordsWords.dismiss()}
        </Button>
      </td>
    </tr>
  );
}
