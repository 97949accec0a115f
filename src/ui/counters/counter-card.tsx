import { Check, Copy, Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { COUNTER_NAME_MAX } from '../../domain/constants.ts';
import { showsNothing } from '../../domain/plain-text.ts';
import * as actionsWords from '../../words/actions.gen.ts';
import * as countersWords from '../../words/counters/counters.gen.ts';
import type {
  counterDeskMachine,
  ShownCard,
} from '../../machines/counters/counter-desk.machine.ts';
import type { MachineView } from '../../machines/machine-view.ts';
import { submits } from '../forms/submits.ts';
import { Button } from '../parts/buttons/button.tsx';
import { TicketButton } from '../parts/buttons/ticket-button.tsx';
import { Message } from '../parts/fields/message.tsx';
import { Field, TextInput } from '../parts/fields/text-field.tsx';
import { QuestionDialog } from '../parts/overlays/question-dialog.tsx';
import { TearLine } from '../parts/paper/tear-line.tsx';
import * as frame from '../parts/page/page.css.ts';
import { below, stack } from '../theme/layout.css.ts';
import * as styles from './counters-page.css.ts';

interface CounterCardProps {
  readonly card: ShownCard;
  /** `https://tear.example/till/…`. */
  readonly link: string;
  /** A QR code of the link; null while it is loaded. */
  readonly picture: string | null;
  readonly isCopied: boolean;
  readonly onCopy: () => void;
  readonly onDone: () => void;
}

/** Address and PIN, shown once; the PIN's half tears off (TILL-01). */
export function CounterCard(props: CounterCardProps) {
  const { card, link, picture, isCopied, onCopy, onDone } = props;
  const { name, pin } = card;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [link]);
  return (
    <section className={styles.sheet} aria-labelledby="card" data-printed-card="">
      <div className={frame.body}>
        <p className={styles.slug}>{countersWords.cardHead()}</p>
        <h2 id="card" ref={heading} tabIndex={-1} className={styles.name}>
          {name}
        </h2>
        <div className={styles.code}>
          {picture === null ? <div /> : <img src={picture} alt="" />}
          <div>
            <p>
              <b>{countersWords.scanThis()}</b> {countersWords.keepPage()}
            </p>
            <p className={styles.address}>{link.replace(/^https?:\/\//u, '')}</p>
            <Button icon={isCopied ? <Check /> : <Copy />} onClick={onCopy}>
              {isCopied ? countersWords.copied() : countersWords.copyAddress()}
            </Button>
          </div>
        </div>
      </div>
      <TearLine kind="across" />
      <div className={frame.body}>
        <h3>{countersWords.pin()}</h3>
        <p className={styles.pin} role="img" aria-label={[...pin].join(' ')}>
          {[...pin].map((digit, at) => (
            <b key={at}>{digit}</b>
          ))}
        </p>
        <Message kind="warn">{countersWords.shownOnce()}</Message>
        <div className={`${stack[6]} ${below[24]}`}>
          <TicketButton width="full" icon={<Printer />} onClick={() => print()}>
            {countersWords.printCard()}
          </TicketButton>
          <Button look="bare" onClick={onDone}>
            {countersWords.writtenDown()}
          </Button>
        </div>
      </div>
    </section>
  );
}

type Desk = MachineView<typeof counterDeskMachine>;

/** Asks for the name of a new counter, or for another one. */
export function NewCounter({ state, send }: Desk) {
  const { wanted, failure } = state.context;
  const renamed = state.hasTag('renaming') ? wanted : null;
  const isBusy = state.hasTag('busy');
  const [name, setName] = useState(renamed?.name ?? '');
  const [isWrong, setIsWrong] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const submit = (): void => {
    const written = name.trim();
    const isRight = !showsNothing(written) && written.length <= COUNTER_NAME_MAX;
    setIsWrong(!isRight);
    if (!isRight || isBusy) return;
    const id = renamed?.id ?? crypto.randomUUID();
    send({ type: 'name.submit', counter: { id, name: written } });
  };
  return (
    <form ref={form} className={`${styles.sheet} ${frame.form}`} onSubmit={submits(submit)}>
      <h2>{renamed === null ? countersWords.newCounter() : countersWords.renameTitle(renamed)}</h2>
      <Field
        label={countersWords.name()}
        help={countersWords.nameAdvice()}
        error={isWrong ? countersWords.nameIssue() : failure}
      >
        <TextInput autoComplete="off" maxLength={COUNTER_NAME_MAX} value={name} onText={setName} />
      </Field>
      <TicketButton type="submit" width="full" aria-disabled={isBusy} aria-busy={isBusy}>
        {buttonWords(renamed === null, isBusy)}
      </TicketButton>
      <Button look="bare" disabled={isBusy} onClick={() => send({ type: 'change.cancel' })}>
        {actionsWords.cancel()}
      </Button>
    </form>
  );
}

function buttonWords(isNew: boolean, isBusy: boolean): string {
  if (!isNew) return isBusy ? actionsWords.saving() : actionsWords.save();
  return isBusy ? countersWords.making() : countersWords.make();
}

/** Asks before phones stop working. */
export function ChangeQuestion({ state, send }: Desk) {
  const { change, name } = state.context.asked;
  const isRenewal = change === 'renew';
  return (
    <QuestionDialog
      question={
        isRenewal ? countersWords.renewTitle({ name }) : countersWords.revokeTitle({ name })
      }
      no={countersWords.keepIt()}
      yes={isRenewal ? countersWords.renewYes() : countersWords.revokeYes()}
      busyWords={countersWords.working()}
      isBusy={state.hasTag('busy')}
      onYes={() => send({ type: 'change.confirm' })}
      onNo={() => send({ type: 'change.cancel' })}
    >
      <p>{isRenewal ? countersWords.renewAdvice() : countersWords.revokeAdvice()}</p>
    </QuestionDialog>
  );
}
