import { Search, Plus } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { FailureNotice } from '../../parts/notices/notice.tsx';
import { SearchField } from '../../parts/fields/search-field.tsx';
import { usePreservedFocus } from '../frame/use-preserved-focus.ts';
import { ListHead } from '../../lists/list-head.tsx';
import { shownKeyword } from '../../../domain/keyword/keyword-words.ts';
import { visuallyHidden } from '../../theme/layout.css.ts';
import * as styles from './keyword-page.css.ts';
import * as keywordsWords from '../../../words/keywords.gen.ts';
import * as actionsWords from '../../../words/actions.gen.ts';
import * as administrationWords from '../../../words/administration.gen.ts';

export type KeywordList =
  | { readonly state: 'loading' | 'failed' }
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
            <FailureNotice onRetry={onRetry}>
              {keywordsWords.theKeywordsAreSafeCheck()}
            </FailureNotice>
          )}
          {list.state === 'loading' && (
            <ul className={styles.list} aria-hidden="true">
              {TO_COME.map((index) => (
                <li key={index} className={styles.skeleton} />
              ))}
            </ul>
          )}
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
          onText={onFilter}
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

/** A keyword on its tile. */
interface KeywordTileData {
  readonly name: string;
  readonly active: boolean;
  readonly popular: boolean;
  /** Number of active templates with it. */
  readonly templates: number;
  /** Address of its picture; null if there is none, or none yet. */
  readonly picture: string | null;
}

interface KeywordTilesProps extends Pick<KeywordPageProps, 'filter' | 'current' | 'onOpen'> {
  readonly keywords: readonly KeywordTileData[];
}

/** The plus tile, and a tile for each keyword. */
function KeywordTiles({ keywords, filter, current, onOpen }: KeywordTilesProps) {
  return (
    <>
      <ul className={styles.list} aria-label={actionsWords.keywords()}>
        <li>
          <button
            type="button"
            className={styles.plus}
            aria-current={current === '' || undefined}
            onClick={() => onOpen(null)}
          >
            <span className={styles.picture}>
              <Plus />
            </span>
            <b>{keywordsWords.newKeyword()}</b>
          </button>
        </li>
        {keywords.map((keyword) => (
          <li key={keyword.name}>
            <Tile keyword={keyword} isCurrent={keyword.name === current} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {keywords.length === 0 && filter.trim() !== '' && (
        <p className={styles.nothing}>
          {keywordsWords.noKeywordHasFilterIn({ filter: filter.trim() })}
        </p>
      )}
    </>
  );
}

/** Enough to fill a screen. */
const TO_COME = Array.from({ length: 12 }, (_, index) => index);

interface TileProps {
  readonly keyword: KeywordTileData;
  readonly isCurrent: boolean;
  readonly onOpen: (name: string) => void;
}

function Tile({ keyword, isCurrent, onOpen }: TileProps) {
  const { name, active, popular, templates, picture } = keyword;
  return (
    <button
      type="button"
      className={styles.tile}
      aria-current={isCurrent || undefined}
      data-off={active ? undefined : ''}
      onClick={() => onOpen(name)}
    >
      {picture === null ? (
        <span className={styles.picture} />
      ) : (
        <img className={styles.picture} src={picture} width={84} height={32} alt="" />
      )}
      <span>
        <b>{shownKeyword(name)}</b>
        <small>
          {active ? actionsWords.designCount({ count: templates }) : administrationWords.inactive()}
        </small>
      </span>
      {popular && (
        <span className={styles.suggested} title={keywordsWords.searchSuggestion()}>
          <Search aria-hidden="true" />
          <span className={visuallyHidden}>{keywordsWords.searchSuggestion()}</span>
        </span>
      )}
    </button>
  );
}
