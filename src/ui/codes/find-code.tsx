import { Replace, Power, PowerOff } from 'lucide-react';
import { useState } from 'react';
import { groupedCode } from '../../domain/codes/code.ts';
import type { codeChangeMachine } from '../../machines/codes/code-change.machine.ts';
import type { MachineView } from '../../machines/machine-view.ts';
import { submits } from '../forms/submits.ts';
import { Button } from '../parts/buttons/button.tsx';
import { Message } from '../parts/fields/message.tsx';
import { SearchField } from '../parts/fields/search-field.tsx';
import { QuestionDialog } from '../parts/overlays/question-dialog.tsx';
import * as actionsWords from '../../words/actions.gen.ts';
import * as words from '../../words/codes/single-code.gen.ts';
import * as frame from '../parts/page/page.css.ts';
import { below, row, size, stack } from '../theme/layout.css.ts';
import * as page from './codes-page.css.ts';

/** A single code as the page shows it. */
export interface ShownCode {
  readonly code: string;
  readonly link: string;
  /** The barcode's value; null where the code is its own barcode. */
  readonly value: string | null;
  readonly kept: readonly { readonly column: string; readonly value: string }[];
  readonly state: 'active' | 'off' | 'replaced';
  readonly isUsed: boolean;
  /** The state in words. */
  readonly stateWords: string;
}

interface FindCodeProps extends MachineView<typeof codeChangeMachine> {
  /** Null until the answer is there. */
  readonly codes: readonly ShownCode[] | null;
  readonly hasMore: boolean;
}

/** One row of a list: found, switched off or on, replaced (SER-06). */
export function FindCode(props: FindCodeProps) {
  const { state, send, codes, hasMore } = props;
  const { text, successor, failure } = state.context;
  return (
    <section className={`${frame.slip} ${frame.body}`} aria-labelledby="find-code">
      <h2 id="find-code" className={size.t25} tabIndex={-1}>
        {words.findOne()}
      </h2>
      <Search key={text} text={text} send={send} />
      <div role="status" className={`${stack[6]} ${below[8]}`}>
        {successor !== null && (
          <Message kind="ok">{words.newCode({ code: groupedCode(successor) })}</Message>
        )}
        {failure !== null && (
          <Message kind="bad">{words.changeFailed({ reason: failure })}</Message>
        )}
        {codes !== null && <p className={frame.small}>{countWords(codes.length, hasMore)}</p>}
      </div>
      {codes !== null && codes.length > 0 && <p className={frame.small}>{words.replaceAdvice()}</p>}
      {codes !== null && codes.length > 0 && (
        <ul className={page.list}>
          {codes.map((shown) => (
            <li key={shown.code} className={page.findEntry}>
              <Entry {...props} shown={shown} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Search({ text, send }: Pick<FindCodeProps, 'send'> & { readonly text: string }) {
  const [typed, setTyped] = useState(text);
  const find = () => send({ type: 'code.find', text: typed });
  return (
    <form role="search" className={page.search} onSubmit={submits(find)}>
      <SearchField
        label={words.codeOrLink()}
        autoComplete="off"
        maxLength={256}
        value={typed}
        onText={setTyped}
      />
      <Button type="submit">{words.find()}</Button>
    </form>
  );
}

interface EntryProps extends FindCodeProps {
  readonly shown: ShownCode;
}

function Entry(props: EntryProps) {
  const { state, send, shown } = props;
  const { code, link, value, kept, isUsed, stateWords } = shown;
  return (
    <>
      <div className={page.findRow}>
        <b id={nameOf(code)}>{value ?? groupedCode(code)}</b>
        {value !== null && <code className={frame.small}>{groupedCode(code)}</code>}
        <Message kind={shown.state === 'active' && !isUsed ? 'ok' : 'warn'}>{stateWords}</Message>
      </div>
      <dl className={page.facts}>
        {kept.map((fact) => (
          <div key={fact.column}>
            <dt>{fact.column}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
        <div>
          <dt>{words.link()}</dt>
          <dd>
            <a href={link} target="_blank" rel="noreferrer">
              {link.replace(/^https?:\/\//u, '')}
            </a>
          </dd>
        </div>
      </dl>
      {shown.state !== 'replaced' && (
        <div className={row}>
          <Button
            icon={<Replace />}
            aria-disabled={state.hasTag('busy')}
            aria-describedby={nameOf(code)}
            onClick={() => send({ type: 'code.replace', code })}
          >
            {actionsWords.replace()}
          </Button>
          {!isUsed && <Switch {...props} />}
        </div>
      )}
    </>
  );
}

function Switch({ state, send, shown: { code, state: now } }: EntryProps) {
  const isOn = now === 'active';
  const isBusy = state.hasTag('busy');
  return (
    <Button
      icon={isOn ? <PowerOff /> : <Power />}
      look={isOn ? 'bad' : 'plain'}
      aria-disabled={isBusy}
      aria-busy={isBusy}
      aria-describedby={nameOf(code)}
      onClick={() =>
        send({ type: 'code.switch', switched: { code, state: isOn ? 'off' : 'active' } })
      }
    >
      {isOn ? words.switchOff() : words.switchOn()}
    </Button>
  );
}

/** The id of the words that say which code the buttons of an entry change. */
const nameOf = (code: string) => `found-${code}`;

function countWords(count: number, hasMore: boolean): string {
  if (count === 0) return words.none();
  return hasMore ? words.firstOnes({ count }) : words.found({ count });
}

interface ReplacementQuestionProps extends MachineView<typeof codeChangeMachine> {
  readonly isUsed: boolean;
}

/** Asks before a code stops working for good (SER-06). */
export function ReplacementQuestion({ state, send, isUsed }: ReplacementQuestionProps) {
  return (
    <QuestionDialog
      question={words.replaceTitle({ code: groupedCode(state.context.asked) })}
      no={words.keepIt()}
      yes={actionsWords.replace()}
      busyWords={words.replacing()}
      isBusy={state.hasTag('busy')}
      onYes={() => send({ type: 'replacement.confirm' })}
      onNo={() => send({ type: 'replacement.cancel' })}
    >
      <p>{words.replaceQuestion()}</p>
      {isUsed && <p>{words.usedQuestion()}</p>}
    </QuestionDialog>
  );
}
