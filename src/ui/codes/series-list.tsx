import { Link } from '@tanstack/react-router';
import { Download, Printer, QrCode, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { CODE_PICTURES_MAX } from '../../domain/constants.ts';
import type { WantedFile } from '../../machines/codes/code-download.machine.ts';
import * as actionsWords from '../../words/actions.gen.ts';
import * as commonWords from '../../words/common.gen.ts';
import * as codesWords from '../../words/codes.gen.ts';
import { Button, ButtonLink } from '../parts/buttons/button.tsx';
import { Message } from '../parts/fields/message.tsx';
import { Progress } from '../parts/notices/progress.tsx';
import { RowRange } from './row-range.tsx';
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
  readonly couponId: string;
  readonly series: readonly ShownSeries[];
  /** The file that is being downloaded, and its rows that arrived. */
  readonly download: (WantedFile & { readonly rows: number }) | null;
  readonly failure: string | null;
  readonly onDownload: (file: WantedFile) => void;
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
        {props.failure !== null && <Message kind="bad">{props.failure}</Message>}
      </div>
      <ul className={styles.list}>
        {props.series.map((series) => (
          <li key={series.id} className={styles.entry}>
            <Entry {...props} shown={series} />
          </li>
        ))}
      </ul>
      <p className={`${styles.foot} ${styles.small}`}>
        {codesWords.forPrinter()}{' '}
        <Link to="/faqs" hash="letters">
          {codesWords.lettersGuide()}
        </Link>
      </p>
    </section>
  );
}

/** Returns the name of a series for people. */
export function seriesName({ name }: Pick<ShownSeries, 'name'>): string {
  return name === '' ? codesWords.withoutList() : name;
}

function Entry(props: SeriesListProps & { readonly shown: ShownSeries }) {
  const { shown, download, onRemove } = props;
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
        {download?.seriesId === id && <Arriving download={download} rows={rows} />}
      </div>
      <div className={styles.actions}>
        {state === 'ready' && <Files {...props} />}
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

/** What the browser cannot show of a download: how much of it arrived. */
function Arriving({
  download: { kind, start, rows: arrived },
  rows,
}: {
  readonly download: WantedFile & { readonly rows: number };
  readonly rows: number;
}) {
  const total = kind === 'list' ? rows : Math.min(rows - start, CODE_PICTURES_MAX);
  const words = codesWords.arrived({
    file: kind === 'list' ? codesWords.listWithLinks() : codesWords.qrCodes(),
    rows: Math.min(arrived, total),
    count: total,
  });
  return <Progress words={words} done={arrived} total={total} />;
}

/** The files of a series, or the button that cancels the one on its way. */
function Files(props: SeriesListProps & { readonly shown: ShownSeries }) {
  const { couponId, shown, download, onDownload, onCancelDownload } = props;
  const [start, setStart] = useState(0);
  const { id: seriesId, rows } = shown;
  if (download?.seriesId === seriesId)
    return (
      <Button onClick={onCancelDownload}>
        <X />
        {actionsWords.cancel()}
      </Button>
    );
  return (
    <>
      <Button
        disabled={download !== null}
        onClick={() => onDownload({ kind: 'list', seriesId, start: 0 })}
      >
        <Download />
        {codesWords.listWithLinks()}
      </Button>
      {rows > CODE_PICTURES_MAX && (
        <RowRange rows={rows} most={CODE_PICTURES_MAX} start={start} onStart={setStart} />
      )}
      <Button
        disabled={download !== null}
        onClick={() => onDownload({ kind: 'pictures', seriesId, start })}
      >
        <QrCode />
        {codesWords.qrCodes()}
      </Button>
      <ButtonLink to="/print/$couponId" params={{ couponId }} search={{ series: seriesId }}>
        <Printer />
        {commonWords.printKit()}
      </ButtonLink>
    </>
  );
}
