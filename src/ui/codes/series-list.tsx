import { Download, Trash2, X } from 'lucide-react';
import * as actionsWords from '../../words/actions.gen.ts';
import * as codesWords from '../../words/codes.gen.ts';
import { Button } from '../parts/buttons/button.tsx';
import { Message } from '../parts/fields/message.tsx';
import * as styles from './codes-page.css.ts';

/** A series of codes as the list shows it. */
export interface ShownSeries {
  readonly id: string;
  /** The list's file; empty without one. */
  readonly name: string;
  readonly state: 'importing' | 'ready';
  readonly rows: number;
  readonly expectedRows: number;
  /** MM/DD/YYYY. */
  readonly date: string;
}

interface SeriesListProps {
  readonly series: readonly ShownSeries[];
  /** The series whose list is being downloaded. */
  readonly downloading: string | null;
  readonly failure: string | null;
  readonly onDownload: (id: string) => void;
  readonly onCancelDownload: () => void;
  readonly onRemove: (series: ShownSeries) => void;
}

/** The codes of a coupon, by series (SER-01, SER-04). */
export function SeriesList(props: SeriesListProps) {
  return (
    <section className={`${styles.slip} ${styles.body}`} aria-labelledby="series">
      <h2 id="series" className={styles.heading} tabIndex={-1}>
        {codesWords.series()}
      </h2>
      <div role="status">
        {props.downloading !== null && codesWords.downloading()}
        {props.failure !== null && <Message kind="bad">{props.failure}</Message>}
      </div>
      <ul className={styles.list}>
        {props.series.map((series) => (
          <li key={series.id} className={styles.entry}>
            <Entry {...props} shown={series} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns the name of a series for people. */
export function seriesName({ name }: Pick<ShownSeries, 'name'>): string {
  return name === '' ? codesWords.withoutList() : name;
}

function Entry(props: SeriesListProps & { readonly shown: ShownSeries }) {
  const { shown, downloading, onDownload, onCancelDownload, onRemove } = props;
  const { id, state, rows, expectedRows, date } = shown;
  return (
    <>
      <div>
        <b>{seriesName(shown)}</b>
        <p className={styles.small}>
          {state === 'ready'
            ? codesWords.seriesFacts({ rows, date })
            : codesWords.unfinished({ rows, count: expectedRows })}
        </p>
      </div>
      <div className={styles.actions}>
        {state === 'ready' && downloading === id && (
          <Button onClick={onCancelDownload}>
            <X />
            {actionsWords.cancel()}
          </Button>
        )}
        {state === 'ready' && downloading !== id && (
          <Button disabled={downloading !== null} onClick={() => onDownload(id)}>
            <Download />
            {codesWords.listWithLinks()}
          </Button>
        )}
        <Button
          look="bare"
          shape="square"
          aria-label={codesWords.removeSeries()}
          onClick={() => onRemove(shown)}
        >
          <Trash2 />
        </Button>
      </div>
    </>
  );
}
