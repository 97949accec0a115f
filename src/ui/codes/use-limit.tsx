import { useState } from 'react';
import { USES_LIMIT_MAX } from '../../domain/constants.ts';
import type { useLimitMachine } from '../../machines/codes/use-limit.machine.ts';
import type { MachineView } from '../../machines/machine-view.ts';
import * as actionsWords from '../../words/actions.gen.ts';
import * as words from '../../words/codes/use-limit.gen.ts';
import { submits } from '../forms/submits.ts';
import { Button } from '../parts/buttons/button.tsx';
import { Message } from '../parts/fields/message.tsx';
import { Field, TextInput } from '../parts/fields/text-field.tsx';
import * as frame from '../parts/page/page.css.ts';
import { size } from '../theme/layout.css.ts';
import { OwnCodeChoice } from './own-code-choice.tsx';
import * as page from './codes-page.css.ts';

interface UseLimitProps extends MachineView<typeof useLimitMachine> {
  /** The stored limit; null for none. */
  readonly most: number | null;
  /** Whether only the codes of households count. */
  readonly householdsOnly: boolean;
  /** Whether there are such codes, so that the own one may be left out. */
  readonly hasCodes: boolean;
  readonly uses: number;
}

/** Whether a coupon's own code counts, and how often it may be used at the counters (SER-01, TILL-04). */
export function UseLimit(props: UseLimitProps) {
  const { most, hasCodes, uses, state, send } = props;
  const { failure } = state.context;
  const isBusy = state.hasTag('busy');
  const [text, setText] = useState(most === null ? '' : String(most));
  const [chosen, setChosen] = useState<boolean | null>(null);
  const householdsOnly = chosen ?? props.householdsOnly;
  const [isWrong, setIsWrong] = useState(false);
  const save = (): void => {
    const typed = householdsOnly ? String(most ?? '') : text.replaceAll(/[\s,.]/gu, '');
    const wanted = typed === '' ? null : Number(typed);
    const isRight = wanted === null || isLimit(wanted);
    setIsWrong(!isRight);
    if (isRight && !isBusy) send({ type: 'limit.save', wanted: { most: wanted, householdsOnly } });
  };
  return (
    <section
      className={`${frame.slip} ${frame.body}`}
      aria-label={hasCodes ? words.ownCode() : words.title()}
    >
      {!hasCodes && (
        <>
          <h2 className={size.t25}>{words.title()}</h2>
          <p className={frame.soft}>{words.advice()}</p>
        </>
      )}
      <form className={page.limit} onSubmit={submits(save)}>
        {hasCodes && (
          <OwnCodeChoice householdsOnly={householdsOnly} most={most} onOwnCode={setChosen} />
        )}
        {!householdsOnly && (
          <Field
            label={words.most()}
            help={words.mostHelp()}
            error={isWrong ? words.issue() : null}
          >
            <TextInput inputMode="numeric" autoComplete="off" value={text} onText={setText} />
          </Field>
        )}
        <Button type="submit" aria-disabled={isBusy} aria-busy={isBusy}>
          {isBusy ? actionsWords.saving() : hasCodes ? actionsWords.save() : words.save()}
        </Button>
      </form>
      <div role="status">
        {state.hasTag('saved') && !isWrong && <Message kind="ok">{words.saved()}</Message>}
        {failure !== null && <Message kind="bad">{words.notSaved({ reason: failure })}</Message>}
      </div>
      <p className={frame.small}>{words.uses({ uses })}</p>
    </section>
  );
}

function isLimit(wanted: number): boolean {
  return Number.isInteger(wanted) && wanted >= 1 && wanted <= USES_LIMIT_MAX;
}
