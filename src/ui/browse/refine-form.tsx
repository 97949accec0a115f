import { useEffect, useRef, useState } from 'react';
import {
  keywordsOf,
  NO_FILTERS,
  type TemplateFilters,
  type TemplateSort,
} from '../../domain/template-filters.ts';
import { isSame } from '../../domain/same-value.ts';
import { submits } from '../forms/submits.ts';
import { Button } from '../parts/buttons/button.tsx';
import { Segments } from '../parts/fields/segments.tsx';
import { Field, TextInput } from '../parts/fields/text-field.tsx';
import { ColorFilter, type ColorChoice } from './color-filter.tsx';
import * as browseWords from '../../words/browse.gen.ts';
import * as actionsWords from '../../words/actions.gen.ts';
import { size } from '../theme/layout.css.ts';
import * as styles from './browse-page.css.ts';

const sorts = (): readonly { readonly value: TemplateSort; readonly label: string }[] => [
  { value: 'newest', label: actionsWords.newest() },
  { value: 'popular', label: browseWords.popular() },
];

export interface RefineFormProps {
  readonly id: string;
  readonly filters: TemplateFilters;
  readonly colors: ColorChoice;
  /** Up to 960 px the form opens on demand. */
  readonly open: boolean;
  readonly onApply: (filters: TemplateFilters) => void;
}

/** "Refine Search": choices apply with "Sort & Filter" (BROWSE-05). */
export function RefineForm({ id, filters, colors, open, onApply }: RefineFormProps) {
  const draft = useDraft(filters);
  const title = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (open) title.current?.focus();
  }, [open]);

  const submit = submits(() => onApply({ ...draft.value, keywords: keywordsOf(draft.keywords) }));

  const reset = () => {
    draft.set(NO_FILTERS);
    onApply(NO_FILTERS);
  };

  return (
    <form
      id={id}
      className={styles.refine}
      data-open={open}
      aria-label={browseWords.refineSearch()}
      onSubmit={submit}
    >
      <h2 ref={title} tabIndex={-1} className={size.t20}>
        {browseWords.refineSearch()}
      </h2>
      <Segments
        legend={browseWords.sortingBy()}
        name="sort"
        options={sorts()}
        value={draft.value.sort}
        onChange={(sort) => draft.change({ sort })}
      />
      <Field label={browseWords.filterByKeyword()}>
        <TextInput
          name="keywords"
          maxLength={200}
          value={draft.keywords}
          onChange={(event) => draft.setKeywords(event.target.value)}
        />
      </Field>
      <ColorFilter
        choice={colors}
        chosen={draft.value.colors}
        onChange={(chosen) => draft.change({ colors: chosen })}
      />
      <div className={styles.refineActions}>
        <Button type="submit">{browseWords.sortAndFilter()}</Button>
        <Button look="bare" onClick={reset}>
          {actionsWords.reset()}
        </Button>
      </div>
    </form>
  );
}

/** Choices that are not applied yet; reset when other filters apply. */
function useDraft(applied: TemplateFilters) {
  const [seen, setSeen] = useState(applied);
  const [value, setValue] = useState(applied);
  const [keywords, setKeywords] = useState(applied.keywords.join(', '));

  const set = (filters: TemplateFilters) => {
    setValue(filters);
    setKeywords(filters.keywords.join(', '));
  };
  if (!isSame(seen, applied)) {
    setSeen(applied);
    set(applied);
  }
  const change = (part: Partial<TemplateFilters>) => setValue((was) => ({ ...was, ...part }));
  return { value, keywords, set, setKeywords, change };
}
