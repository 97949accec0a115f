import { Plus, SlidersHorizontal, Tags } from 'lucide-react';
import { useId, useState } from 'react';
import { shownKeyword } from '../../domain/keyword/keyword-words.ts';
import type { TemplateFilters } from '../../domain/template-filters.ts';
import { Button, ButtonLink } from '../parts/buttons/button.tsx';
import { below, row, visuallyHidden, wrap } from '../theme/layout.css.ts';
import * as styles from './browse-page.css.ts';
import { FilterChips } from './filter-chips.tsx';
import { RefineForm, type RefineFormProps } from './refine-form.tsx';
import { SearchBox, type SearchBoxState } from './search-box.tsx';
import { TemplateGrid, type TemplateGridProps } from './template-grid.tsx';
import * as browseWords from '../../words/browse.gen.ts';
import * as titlesWords from '../../words/titles.gen.ts';
import * as actionsWords from '../../words/actions.gen.ts';

interface BrowsePageProps
  extends Omit<TemplateGridProps, 'sought'>, Pick<RefineFormProps, 'filters' | 'colors'> {
  /** The home screen's headline; search results have none. */
  readonly banner: boolean;
  /** The search term; empty for all designs. */
  readonly term: string;
  readonly search: SearchBoxState;
  /** Administrators create templates and keywords from here (BROWSE-07). */
  readonly isAdmin: boolean;
  readonly onFilters: (filters: TemplateFilters) => void;
}

/** The catalogue: search box, Refine Search, chips, tiles. */
export function BrowsePage(props: BrowsePageProps) {
  const { banner, term, filters, colors, list, search, onFilters } = props;
  const refineId = useId();
  const headingId = useId();
  const [refining, setRefining] = useState(false);
  const options = colors.state === 'ready' ? colors.options : [];

  const apply = (next: TemplateFilters) => {
    setRefining(false);
    onFilters(next);
  };

  return (
    <div className={wrap}>
      <div className={banner ? styles.banner : styles.results}>
        <h1 className={banner ? styles.headline : styles.resultsHeadline} tabIndex={-1}>
          {banner ? browseWords.selectOrUpload() : resultsTitle(term)}
        </h1>
        <SearchBox search={search} />
        {props.isAdmin && <AdminLinks />}
      </div>
      <div className={styles.shop}>
        <aside>
          <div className={styles.opener}>
            <Button
              icon={<SlidersHorizontal />}
              aria-expanded={refining}
              aria-controls={refineId}
              onClick={() => setRefining((was) => !was)}
            >
              {browseWords.refineSearch()}
            </Button>
          </div>
          <RefineForm
            id={refineId}
            filters={filters}
            colors={colors}
            open={refining}
            onApply={apply}
          />
        </aside>
        <section aria-labelledby={headingId}>
          <h2 id={headingId} className={visuallyHidden}>
            {titlesWords.designs()}
          </h2>
          <FilterChips
            filters={filters}
            colors={options}
            total={list.state === 'ready' ? list.total : null}
            isPartial={list.state === 'ready' && list.isPartial}
            onChange={onFilters}
          />
          <TemplateGrid {...props} sought={soughtOf(term, filters, options)} />
        </section>
      </div>
    </div>
  );
}

function AdminLinks() {
  return (
    <nav aria-label={browseWords.administration()} className={`${row} ${below[16]}`}>
      <ButtonLink icon={<Plus />} to="/template/create">
        {browseWords.createTemplate()}
      </ButtonLink>
      <ButtonLink icon={<Tags />} to="/admin/keywords">
        {actionsWords.keywords()}
      </ButtonLink>
    </nav>
  );
}

const resultsTitle = (term: string) =>
  term === '' ? browseWords.allDesigns() : titlesWords.designsFor({ term: shownKeyword(term) });

/** The user's own words: the search, else the filters. */
function soughtOf(
  term: string,
  filters: TemplateFilters,
  options: readonly { readonly value: string; readonly description: string }[],
): string {
  if (term !== '') return term;
  const names = filters.colors.map(
    (value) => options.find((option) => option.value === value)?.description ?? `#${value}`,
  );
  return [...filters.keywords, ...names].join(', ');
}
