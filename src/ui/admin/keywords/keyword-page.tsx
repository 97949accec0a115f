import { Search, Plus } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { FailureNotice } from '../../parts/notices/notice.tsx';
import { SearchField } from '../../parts/fields/search-field.tsx';
import { usePreservedFocus } from '../frame/use-preserved-focus.ts';
import { ListHead } from '../../lists/list-head.tsx';
import { filteredKeywords, type StoredKeyword } from '../../../domain/keyword/keyword-form.ts';
import { shownKeyword } from '../../../domain/keyword/keyword-words.ts';
import { figures, visuallyHidden } from '../../theme/layout.css.ts';
import { tools as listTools } from '../../lists/list-head.css.ts';
import * as frame from '../../parts/page/page.css.ts';
import * as styles from './keyword-page.css.ts';
import * as keywordsWords from '../../../words/keywords.gen.ts';
import * as actionsWords from '../../../words/actions.gen.ts';
import * as administrationWords from '../../../words/administration.gen.ts';

interface KeywordPageProps {
  /** Undefined until they are loaded. */
  readonly keywords: readonly CountedKeyword[] | undefined;
  readonly hasFailed: boolean;
  /** Source of each picture, by address. */
  readonly pictures: ReadonlyMap<string, string>;
  /** The keyword in the form; an empty string for a new one, null for none. */
  readonly current: string | null;
  /** Null for a new one. */
  readonly onOpen: (keyword: StoredKeyword | null) => void;
  readonly onRetry: () => void;
  readonly missed: ReactNode;
  readonly synonyms: ReactNode;
  readonly form: ReactNode;
  /** Dialogs over the page. */
  readonly children?: ReactNode;
}

/** The keyword manager: a filterable list, a plus tile, and the form of one keyword (ADMK-01). */
export function KeywordPage(props: KeywordPageProps) {
  const { keywords, hasFailed, missed, synonyms, form, children, onRetry } = props;
  const [filter, setFilter] = useState('');
  const shown = filteredKeywords(keywords ?? [], filter);
  const halves = useRef<HTMLDivElement>(null);
  usePreservedFocus(halves);
  const isLoading = keywords === undefined && !hasFailed;
  return (
    <div className={frame.page}>
      <ListHead title={actionsWords.keywords()} note={keywordsWords.theWordsMarketersSearchBy()} />
      <Tools keywords={keywords} shown={shown} filter={filter} onFilter={setFilter} />
      <div ref={halves} className={styles.halves}>
        <div>
          {keywords === undefined && hasFailed && (
            <FailureNotice onRetry={onRetry}>
              {keywordsWords.theKeywordsAreSafeCheck()}
            </FailureNotice>
          )}
          {isLoading && (
            <ul className={styles.list} aria-hidden="true">
              {TO_COME.map((index) => (
                <li key={index} className={styles.skeleton} />
              ))}
            </ul>
          )}
          {keywords !== undefined && <KeywordTiles {...props} shown={shown} filter={filter} />}
          {/* Rendered after the list; before, they would jump when it loads. */}
          <div hidden={isLoading}>
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

interface FilteredKeywords {
  readonly shown: readonly CountedKeyword[];
  readonly filter: string;
}

interface ToolsProps extends FilteredKeywords, Pick<KeywordPageProps, 'keywords'> {
  readonly onFilter: (letters: string) => void;
}

function Tools({ keywords, shown, filter, onFilter }: ToolsProps) {
  return (
    <div className={`${listTools} ${styles.filter}`}>
      <div role="search" aria-label={keywordsWords.filterKeywords()}>
        <SearchField
          label={keywordsWords.filterKeywords()}
          value={filter}
          maxLength={64}
          onText={onFilter}
        />
      </div>
      <p className={`${figures} ${styles.counts}`} role="status">
        {keywords !== undefined && (
          <>
            {filter.trim() === ''
              ? keywordsWords.keywordCount({ count: keywords.length })
              : keywordsWords.someKeywords({ shown: shown.length, count: keywords.length })}
            , <Search aria-hidden="true" />{' '}
            {keywordsWords.suggestedSuggested({
              suggested: keywords.filter(({ active, popular }) => active && popular).length,
            })}
          </>
        )}
      </p>
    </div>
  );
}

interface CountedKeyword extends StoredKeyword {
  /** Number of active templates with it. */
  readonly templates: number;
}

/** The plus tile, and a tile for each keyword. */
function KeywordTiles(props: KeywordPageProps & FilteredKeywords) {
  const { shown, filter, current, onOpen } = props;
  return (
    <>
      <ul className={styles.list} aria-label={actionsWords.keywords()}>
        <li>
          <button
            type="button"
            className={`${styles.tile} ${styles.plus}`}
            aria-current={current === '' || undefined}
            onClick={() => onOpen(null)}
          >
            <span className={styles.picture}>
              <Plus />
            </span>
            <b>{keywordsWords.newKeyword()}</b>
          </button>
        </li>
        {shown.map((keyword) => (
          <li key={keyword.name}>
            <Tile {...props} keyword={keyword} />
          </li>
        ))}
      </ul>
      {shown.length === 0 && filter.trim() !== '' && (
        <p className={styles.noRows}>
          {keywordsWords.noKeywordHasFilterIn({ filter: filter.trim() })}
        </p>
      )}
    </>
  );
}

/** Enough to fill a screen. */
const TO_COME = Array.from({ length: 12 }, (_, index) => index);

type TileProps = KeywordPageProps & { readonly keyword: CountedKeyword };

function Tile({ keyword, pictures, current, onOpen }: TileProps) {
  const { name, active, popular, templates, thumbnail } = keyword;
  const picture = pictures.get(thumbnail ?? '');
  return (
    <button
      type="button"
      className={styles.tile}
      aria-current={name === current || undefined}
      data-off={active ? undefined : ''}
      onClick={() => onOpen(keyword)}
    >
      {picture === undefined ? (
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
          <Search size={14} aria-hidden="true" />
          <span className={visuallyHidden}>{keywordsWords.searchSuggestion()}</span>
        </span>
      )}
    </button>
  );
}
