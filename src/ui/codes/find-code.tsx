import { Replace, Power, PowerOff } from 'lucide-react';
import { useState } from 'react';
import { groupedCode } from '../../domain/codes/code.ts';
import { submits } from '../forms/submits.ts';
import { Button } from '../parts/buttons/button.tsx';
import { Message } from '../parts/fields/message.tsx';
import { SearchField } from '../parts/fields/search-field.tsx';
import { QuestionDialog } from '../parts/overlays/question-dialog.tsx';
import * as actionsWords from '../../words/actions.gen.ts';
import * as words from '../../words/codes/single-code.gen.ts';
import * as frame from '../parts/page/page.css.ts';
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

interface FindCodeProps {
  /** What was searched for last. */
  readonly text: string;
  /** Null until the answer is there. */
  readonly codes: readonly ShownCode[] | null;
  readonly hasMore: boolean;
  readonly isBusy: boolean;
  /** The code that replaced another one just now. */
  readonly successor: string | null;
  readonly failure: string | null;
  readonly onFind: (text: string) => void;
  readonly onSwitch: (code: string, state: 'active' | 'off') => void;
  readonly onReplace: (code: string) => void;
}

/** One row of a list: found, switched off or on, replaced (SER-06). */
export function FindCode(props: FindCodeProps) {
  const { text, codes, hasMore, successor, failure, onFind } = props;
  return (
    <section className={`${frame.slip} ${frame.body}`} aria-labelledby="find-code">
      <h2 id="find-code" className={page.heading} tabIndex={-1}>
        {words.findOne()}
      </h2>
      <Search key={text} text={text} onFind={onFind} />
      <div role="status" className={page.status}>
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

function Search({ text, onFind }: Pick<FindCodeProps, 'text' | 'onFind'>) {
  const [typed, setTyped] = useState(text);
  return (
    <form role="search" className={page.search} onSubmit={submits(() => onFind(typed))}>
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

function Entry({
  shown,
  isBusy,
  onSwitch,
  onReplace,
}: FindCodeProps & { readonly shown: ShownCode }) {
  const { code, link, value, kept, state, isUsed, stateWords } = shown;
  return (
    <>
      <div className={page.findRow}>
        <b id={nameOf(code)}>{value ?? groupedCode(code)}</b>
        {value !== null && <span className={page.code}>{groupedCode(code)}</span>}
        <Message kind={state === 'active' && !isUsed ? 'ok' : 'warn'}>{stateWords}</Message>
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
      {state !== 'replaced' && (
        <div className={page.actions}>
          <Button
            icon={<Replace />}
            aria-disabled={isBusy}
            aria-describedby={nameOf(code)}
            onClick={() => onReplace(code)}
          >
            {actionsWords.replace()}
          </Button>
          {!isUsed && <Switch code={code} state={state} isBusy={isBusy} onSwitch={onSwitch} />}
        </div>
      )}
    </>
  );
}

function Switch({
  code,
  state,
  isBusy,
  onSwitch,
}: Pick<ShownCode, 'code' | 'state'> & Pick<FindCodeProps, 'isBusy' | 'onSwitch'>) {
  const isOn = state === 'active';
  return (
    <Button
      icon={isOn ? <PowerOff /> : <Power />}
      look={isOn ? 'bad' : 'plain'}
      aria-disabled={isBusy}
      aria-busy={isBusy}
      aria-describedby={nameOf(code)}
      onClick={() => onSwitch(code, isOn ? 'off' : 'active')}
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

interface ReplacementQuestionProps {
  readonly code: string;
  readonly isUsed: boolean;
  readonly isBusy: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks before a code stops working for good (SER-06). */
export function ReplacementQuestion({ code, isUsed, ...answers }: ReplacementQuestionProps) {
  return (
    <QuestionDialog
      question={words.replaceTitle({ code: groupedCode(code) })}
      no={words.keepIt()}
      yes={actionsWords.replace()}
      busyWords={words.replacing()}
      {...answers}
    >
      <p>{words.replaceQuestion()}</p>
      {isUsed && <p>{words.usedQuestion()}</p>}
    </QuestionDialog>
  );
}
