import { Search } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import * as commonWords from '../../../words/common.gen.ts';
import { FailureNotice } from '../../parts/notices/notice.tsx';
import { SearchField } from '../../parts/fields/search-field.tsx';
import { usePreservedFocus } from '../frame/use-preserved-focus.ts';
import { ListHead } from '../../lists/list-head.tsx';
import * as styles from './keyword-page.css.ts';
import { KeywordTiles, KeywordTilesSkeleton, type KeywordTileData } from './keyword-tiles.tsx';
import * as keywordsWords from '../../../words/keywords.gen.ts';
import * as actionsWords from '../../../words/actions.gen.ts';

export type KeywordList =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | {
      readonly state: 'ready';
      /** The keywords that match the filter. */
      readonly shown: readonly KeywordTileData[];
      readonly total: number;
      readonly suggested: number;
    };

interface KeywordPageProps {
  readonly list: KeywordList;
  readonly filter: string;
  /** The keyword in the form; an empty string for a new one, null for none. */
  readonly current: string | null;
  readonly onFilter: (letters: string) => void;
  readonly onOpen: (name: string | null) => void;
  readonly onRetry: () => void;
  readonly missed: ReactNode;
  readonly synonyms: ReactNode;
  readonly form: ReactNode;
  /** Dialogs over the page. */
  readonly children?: ReactNode;
}

/** The keyword manager: a filterable list, a plus tile, and the form of one keyword (ADMK-01). */
export function KeywordPage(props: KeywordPageProps) {
  const { list, filter, current, missed, synonyms, form, children, onRetry, onOpen } = props;
  const halves = useRef<HTMLDivElement>(null);
  usePreservedFocus(halves);
  return (
    <div className={styles.page}>
      <ListHead title={actionsWords.keywords()} note={keywordsWords.theWordsMarketersSearchBy()} />
      <Tools {...props} />
      <div ref={halves} className={styles.halves}>
        <div>
          {list.state === 'failed' && (
            <FailureNotice title={commonWords.anErrorOccurred()} onRetry={onRetry}>
              {keywordsWords.theKeywordsAreSafeCheck()}
            </FailureNotice>
          )}
          {list.state === 'loading' && <KeywordTilesSkeleton />}
          {list.state === 'ready' && (
            <KeywordTiles keywords={list.shown} filter={filter} current={current} onOpen={onOpen} />
          )}
          {/* Rendered after the list; before, they would jump when it loads. */}
          <div hidden={list.state === 'loading'}>
            {missed}
            {synonyms}
          </div>
        </div>
        {form}
      </div>
      {children}
    </div>
  );
}

function Tools({ list, filter, onFilter }: KeywordPageProps) {
  return (
    <div className={styles.tools}>
      <div className={styles.filter} role="search" aria-label={keywordsWords.filterKeywords()}>
        <SearchField
          label={keywordsWords.filterKeywords()}
          value={filter}
          maxLength={64}
          onChange={(event) => onFilter(event.target.value)}
        />
      </div>
      <p className={styles.counts} role="status">
        {list.state === 'ready' && (
          <>
            {filter.trim() === ''
              ? keywordsWords.keywordCount({ count: list.total })
              : keywordsWords.someKeywords({ shown: list.shown.length, count: list.total })}
            , <Search aria-hidden="true" />{' '}
            {keywordsWords.suggestedSuggested({ suggested: list.suggested })}
          </>
        )}
      </p>
    </div>
  );
}
