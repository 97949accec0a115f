import { Link } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { MachineView } from '../../machines/machine-view.ts';
import type { seriesRemovalMachine } from '../../machines/removal.machine.ts';
import { Button } from '../parts/buttons/button.tsx';
import { Message } from '../parts/fields/message.tsx';
import { Field, Select } from '../parts/fields/text-field.tsx';
import { seriesName } from './series-name.ts';
import { type FileDownload, SeriesFiles, seriesNameId } from './series-files.tsx';
import { QuestionDialog } from '../parts/overlays/question-dialog.tsx';
import * as codesWords from '../../words/codes.gen.ts';
import * as frame from '../parts/page/page.css.ts';
import { size } from '../theme/layout.css.ts';
import * as styles from './codes-page.css.ts';
import * as actionsWords from '../../words/actions.gen.ts';

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

interface SeriesListProps extends FileDownload {
  readonly series: readonly ShownSeries[];
  /** Names of the coupon's sources. */
  readonly sources: readonly string[];
  readonly failure: string | null;
  readonly onRemove: (series: ShownSeries) => void;
}

/** The codes of a coupon, by series, and their files (SER-01, SER-04). */
export function SeriesList(props: SeriesListProps) {
  const { series, sources, failure } = props;
  const [chosen, setChosen] = useState('');
  // Which source the links on paper name (PUB-12); a name may be taken away meanwhile.
  const source = sources.includes(chosen) ? chosen : null;
  return (
    <section className={`${frame.slip} ${frame.body}`} aria-labelledby="series">
      <h2 id="series" className={size.t25} tabIndex={-1}>
        {codesWords.series()}
      </h2>
      {sources.length > 0 && (
        <div className={styles.limit}>
          <Field
            label={codesWords.linksCountAs()}
            help={source === null ? undefined : codesWords.linksAdvice({ source })}
          >
            <Select
              value={source ?? ''}
              onText={setChosen}
              options={sources.map((name) => [name, name])}
            >
              <option value="">{codesWords.noSource()}</option>
            </Select>
          </Field>
        </div>
      )}
      <div role="status">{failure !== null && <Message kind="bad">{failure}</Message>}</div>
      <ul className={styles.list}>
        {series.map((shown) => (
          <li key={shown.id} className={styles.entry}>
            <Entry {...props} shown={shown} source={source} />
          </li>
        ))}
      </ul>
      <p className={`${styles.foot} ${frame.small}`}>
        <Link to="/faqs" hash="letters">
          {codesWords.lettersGuide()}
        </Link>
      </p>
    </section>
  );
}

interface EntryProps extends SeriesListProps {
  readonly shown: ShownSeries;
  readonly source: string | null;
}

function Entry({ shown, onRemove, ...props }: EntryProps) {
  const { id, state, rows, expectedRows, date } = shown;
  return (
    <>
      <div>
        <b id={seriesNameId(id)}>{seriesName(shown)}</b>
        <p className={frame.small}>
          {state === 'ready'
            ? codesWords.seriesFacts({ rows, date })
            : codesWords.unfinished({ rows, count: expectedRows })}
        </p>
      </div>
      <Button
        icon={<Trash2 />}
        look="bare"
        shape="square"
        aria-label={codesWords.removeSeries()}
        aria-describedby={seriesNameId(id)}
        onClick={() => onRemove(shown)}
      />
      {state === 'ready' && <SeriesFiles {...props} seriesId={id} rows={rows} />}
    </>
  );
}

/** Asks before codes stop working (SER-06). */
export function RemovalQuestion({ state, send }: MachineView<typeof seriesRemovalMachine>) {
  const { name, rows = 0 } = state.context.thing;
  return (
    <QuestionDialog
      question={codesWords.removeTitle({ name })}
      no={codesWords.keepThem()}
      yes={actionsWords.remove()}
      busyWords={actionsWords.removing()}
      isBusy={state.hasTag('busy')}
      isSlow={state.hasTag('slow')}
      onYes={() => send({ type: 'removal.confirm' })}
      onNo={() => send({ type: 'removal.cancel' })}
    >
      <p>{codesWords.removeAdvice({ count: rows })}</p>
    </QuestionDialog>
  );
}
