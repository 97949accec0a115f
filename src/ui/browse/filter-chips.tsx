import { X } from 'lucide-react';
import { useRef } from 'react';
import { shownKeyword } from '../../domain/keyword/keyword-words.ts';
import type { TemplateFilters } from '../../domain/template-filters.ts';
import type { ColorOption } from './color-filter.tsx';
import * as browseWords from '../../words/browse.gen.ts';
import * as actionsWords from '../../words/actions.gen.ts';
import { chip as chipStyle, contents } from '../theme/layout.css.ts';
import * as styles from './browse-page.css.ts';

interface FilterChipsProps {
  readonly filters: TemplateFilters;
  /** The names of colors, if known. */
  readonly colors: readonly ColorOption[];
  /** The number of designs; null while unknown. */
  readonly total: number | null;
  /** Whether no design has all words of the search. */
  readonly isPartial: boolean;
  readonly onChange: (filters: TemplateFilters) => void;
}

interface Chip {
  readonly key: string;
  readonly label: string;
  readonly color: string | null;
  readonly without: TemplateFilters;
}

/** The number of designs and the filters; pressing a chip removes its filter (BROWSE-06). */
export function FilterChips({ filters, colors, total, isPartial, onChange }: FilterChipsProps) {
  const count = useRef<HTMLParagraphElement>(null);

  /* The pressed chip disappears, so the focus moves to the number of designs. */
  const remove = (chip: Chip) => {
    onChange(chip.without);
    count.current?.focus();
  };

  return (
    <div className={styles.chipRow}>
      <p ref={count} role="status" tabIndex={-1} className={styles.count}>
        {isPartial && <b>{browseWords.nothingHasAllWords()}</b>}{' '}
        {total === null ? '' : actionsWords.designCount({ count: total })}
      </p>
      <ul className={contents} aria-label={browseWords.filters()}>
        {chipsOf(filters, colors).map((chip) => (
          <li key={chip.key}>
            <button
              type="button"
              className={chipStyle}
              aria-label={browseWords.removeFilter({ label: chip.label })}
              onClick={() => remove(chip)}
            >
              {chip.color !== null && (
                <i className={styles.chipDot} style={{ background: chip.color }} />
              )}
              {chip.label}
              <X size={16} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function chipsOf(filters: TemplateFilters, colors: readonly ColorOption[]): readonly Chip[] {
  const chip = (
    key: string,
    label: string,
    without: Partial<TemplateFilters>,
    color: string | null = null,
  ): Chip => ({ key, label, color, without: { ...filters, ...without } });
  const sort =
    filters.sort === 'popular' ? [chip('sort', browseWords.popular(), { sort: 'newest' })] : [];
  const keywords = filters.keywords.map((word) =>
    chip(`keyword ${word}`, shownKeyword(word), {
      keywords: filters.keywords.filter((other) => other !== word),
    }),
  );
  const ofColors = filters.colors.map((value) => {
    const name = colors.find((option) => option.value === value)?.description ?? `#${value}`;
    const others = filters.colors.filter((other) => other !== value);
    return chip(`color ${value}`, name, { colors: others }, `#${value}`);
  });
  return [...sort, ...keywords, ...ofColors];
}
