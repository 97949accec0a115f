import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import { shownKeyword } from '../../domain/keyword/keyword-words.ts';
import { Button } from '../parts/buttons/button.tsx';
import * as browseWords from '../../words/browse.gen.ts';
import { figures, oneLine, row, stack, visuallyHidden } from '../theme/layout.css.ts';
import * as styles from './search-box.css.ts';

/** A keyword from the services as a suggestion. */
interface SuggestedKeyword {
  readonly name: string;
  readonly description: string;
  /** Designs with a Ride-Along image. */
  readonly total: number;
  /** Address of a picture of 1125:432. */
  readonly thumbnail: string | null;
}

/** What the panel offers. */
export interface SearchOffers {
  readonly recent: readonly string[];
  /** Null while loading. */
  readonly keywords: readonly SuggestedKeyword[] | null;
}

/** The terms of the options in screen order. */
export const termsOf = ({ recent, keywords }: SearchOffers): readonly string[] => [
  ...recent,
  ...(keywords ?? []).map(({ name }) => name),
];

interface SearchPanelProps {
  readonly offers: SearchOffers;
  readonly list: OptionList;
  readonly onChoose: (term: string) => void;
  readonly onClear: () => void;
}

interface OptionList {
  readonly id: string;
  readonly optionId: (index: number) => string;
  readonly active: number | null;
}

/** Recent searches and suggested keywords; the focus stays in the search box above (BROWSE-02). */
export function SearchPanel({ offers, list, onChoose, onClear }: SearchPanelProps) {
  const { recent, keywords } = offers;
  const optionProps = (index: number, term: string) => ({
    id: list.optionId(index),
    role: 'option',
    'aria-selected': list.active === index,
    onClick: () => onChoose(term),
  });
  return (
    <div className={styles.panel} onMouseDown={keepFocus}>
      <div id={list.id} role="listbox" aria-label={browseWords.searches()} className={stack[14]}>
        {recent.length > 0 && (
          <Group title={browseWords.recentSearches()} className={row}>
            {recent.map((term, index) => (
              <div key={term} {...optionProps(index, term)} className={styles.chip}>
                <History size={16} />
                <span className={oneLine}>{shownKeyword(term)}</span>
              </div>
            ))}
          </Group>
        )}
        {keywords !== null && keywords.length > 0 && (
          <Group title={browseWords.suggestedKeywords()} className={styles.keywords}>
            {keywords.map((keyword, index) => (
              <div
                key={keyword.name}
                {...optionProps(recent.length + index, keyword.name)}
                className={styles.keyword}
              >
                <Suggestion keyword={keyword} />
              </div>
            ))}
          </Group>
        )}
      </div>
      {recent.length > 0 && (
        <div className={styles.clear}>
          <Button look="bare" onClick={onClear}>
            {browseWords.clear()}
            <span className={visuallyHidden}> {browseWords.recentSearches()}</span>
          </Button>
        </div>
      )}
      {keywords === null ? (
        <div className={styles.keywordsSkeleton} />
      ) : (
        <p className={styles.hint}>{browseWords.searchHint()}</p>
      )}
    </div>
  );
}

interface GroupProps {
  readonly title: string;
  readonly className: string;
  readonly children: ReactNode;
}

function Group({ title, className, children }: GroupProps) {
  return (
    <div role="group" aria-label={title}>
      <p className={styles.title} aria-hidden="true">
        {title}
      </p>
      <div className={className}>{children}</div>
    </div>
  );
}

function Suggestion({ keyword }: { readonly keyword: SuggestedKeyword }) {
  const { name, description, total, thumbnail } = keyword;
  return (
    <>
      {thumbnail === null ? (
        <i className={styles.picture} />
      ) : (
        <img className={styles.picture} src={thumbnail} width={104} height={40} alt="" />
      )}
      <span>
        <b>{shownKeyword(name)}</b>
        <span className={figures}>{description}</span>
        <span className={figures}>{browseWords.rideAlongImages({ total })}</span>
      </span>
    </>
  );
}

/** A press in the panel leaves the focus in the box; buttons get the focus only by keyboard. */
const keepFocus = (event: { preventDefault(): void }) => event.preventDefault();
