import { Plus, Search } from 'lucide-react';
import { shownKeyword } from '../../../domain/keyword/keyword-words.ts';
import * as keywordsWords from '../../../words/keywords.gen.ts';
import * as administrationWords from '../../../words/administration.gen.ts';
import * as actionsWords from '../../../words/actions.gen.ts';
import { visuallyHidden } from '../../theme/layout.css.ts';
import * as styles from './keyword-page.css.ts';

/** A keyword on its tile. */
export interface KeywordTileData {
  readonly name: string;
  readonly active: boolean;
  readonly popular: boolean;
  /** Number of active templates with it. */
  readonly templates: number;
  /** Address of its picture; null if there is none, or none yet. */
  readonly picture: string | null;
}

interface KeywordTilesProps {
  readonly keywords: readonly KeywordTileData[];
  readonly filter: string;
  /** The keyword in the form; an empty string for a new one, null for none. */
  readonly current: string | null;
  readonly onOpen: (name: string | null) => void;
}

/** The plus tile, and a tile for each keyword. */
export function KeywordTiles({ keywords, filter, current, onOpen }: KeywordTilesProps) {
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

/** Placeholders while the list loads. */
export function KeywordTilesSkeleton() {
  return (
    <ul className={styles.list} aria-hidden="true">
      {TO_COME.map((index) => (
        <li key={index} className={styles.skeleton} />
      ))}
    </ul>
  );
}

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
