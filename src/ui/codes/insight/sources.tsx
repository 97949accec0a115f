import { useState } from 'react';
import type { CodeCounts } from '../../../domain/codes/code-insight.ts';
import { sourceName } from '../../../domain/codes/source-name.ts';
import { SOURCES_MAX } from '../../../domain/constants.ts';
import type { sourceNamesMachine } from '../../../machines/codes/source-names.machine.ts';
import type { MachineView } from '../../../machines/machine-view.ts';
import * as actionsWords from '../../../words/actions.gen.ts';
import * as words from '../../../words/codes/insight.gen.ts';
import { submits } from '../../forms/submits.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { Field, TextArea } from '../../parts/fields/text-field.tsx';
import { Message } from '../../parts/fields/message.tsx';
import * as frame from '../../parts/page/page.css.ts';
import { apart, below, row, size, stack } from '../../theme/layout.css.ts';
import * as styles from './insight.css.ts';

/** A source with its codes and the views of the coupon's own page. */
interface ShownSource extends CodeCounts {
  /** Null for visits without a source. */
  readonly source: string | null;
  /** Null for visits without a source, which are not counted apart. */
  readonly views: number | null;
}

interface SourcesProps extends MachineView<typeof sourceNamesMachine> {
  readonly sources: readonly ShownSource[];
  readonly names: readonly string[];
}

/** Where the visits come from, as the owner named it (PUB-12, SER-05). */
export function Sources(props: SourcesProps) {
  const { sources, names, state, send } = props;
  const isOpen = state.hasTag('open');
  const largest = Math.max(1, ...sources.map(({ opened }) => opened));
  return (
    <section className={`${frame.slip} ${frame.body}`} aria-labelledby="by-source">
      <div className={apart}>
        <h2 id="by-source" className={size.t25}>
          {words.bySource()}
        </h2>
        {!isOpen && (
          <Button onClick={() => send({ type: 'names.edit' })}>{words.nameSources()}</Button>
        )}
      </div>
      {isOpen && <NamesForm {...props} />}
      {names.length === 0 && !isOpen && (
        <p className={`${frame.small} ${below[8]}`}>{words.noNames()}</p>
      )}
      {sources.length > 0 && (
        <ul className={`${stack[16]} ${below[16]}`}>
          {sources.map((shown) => (
            <li key={shown.source ?? ''}>
              <SourceEntry {...shown} largest={largest} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function SourceEntry(props: ShownSource & { readonly largest: number }) {
  const { source, views, opened, redeemed, largest } = props;
  return (
    <>
      <div className={apart}>
        <b>{source ?? words.noSource()}</b>
        {source !== null && <code className={frame.small}>?s={source}</code>}
      </div>
      <svg
        className={styles.share}
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect width={(opened / largest) * 100} height="1" />
      </svg>
      <p className={frame.small}>{words.sourceFacts({ opened, redeemed })}</p>
      {views !== null && <p className={frame.small}>{words.views({ count: views })}</p>}
    </>
  );
}

function NamesForm({ names, state, send }: SourcesProps) {
  const { failure } = state.context;
  const isBusy = state.hasTag('busy');
  const [text, setText] = useState(names.join('\n'));
  const [issue, setIssue] = useState<string | null>(null);
  const save = (): void => {
    const typed = text.split(/[\n,;]/u).filter((one) => one.trim() !== '');
    const found = issueOf(typed);
    setIssue(found);
    if (found !== null) return;
    const named = new Set(typed.map((one) => sourceName(one) ?? ''));
    send({ type: 'names.save', names: [...named] });
  };
  return (
    <form className={`${stack[12]} ${below[16]}`} onSubmit={submits(save)}>
      <Field label={words.names()} help={words.namesHelp()} error={issue}>
        <TextArea rows={4} value={text} onText={setText} />
      </Field>
      <div role="status">
        {failure !== null && <Message kind="bad">{words.notSaved({ reason: failure })}</Message>}
      </div>
      <div className={row}>
        <Button type="submit" look="ink" aria-disabled={isBusy} aria-busy={isBusy}>
          {isBusy ? actionsWords.saving() : words.save()}
        </Button>
        <Button disabled={isBusy} onClick={() => send({ type: 'names.cancel' })}>
          {actionsWords.cancel()}
        </Button>
      </div>
    </form>
  );
}

function issueOf(typed: readonly string[]): string | null {
  const wrong = typed.find((one) => sourceName(one) === null);
  if (wrong !== undefined) return words.namesIssue({ name: wrong.trim() });
  return typed.length > SOURCES_MAX ? words.tooMany({ count: typed.length }) : null;
}
