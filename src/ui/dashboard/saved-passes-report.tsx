import { CircleCheck, Clock, FlaskConical, RotateCcw, TriangleAlert } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import {
  canResendToGoogle,
  canResendToPhones,
  offerLines,
  phoneLines,
  type SavedPasses,
  type SavedPassesLine,
} from '../../domain/dashboard/saved-passes.ts';
import type { walletDeliveryMachine } from '../../machines/dashboard/wallet-delivery.machine.ts';
import type { MachineView } from '../../machines/machine-view.ts';
import { Button } from '../parts/buttons/button.tsx';
import { Message } from '../parts/fields/message.tsx';
import { Spinner } from '../parts/notices/spinner.tsx';
import { localeNow } from '../../words/language.ts';
import * as dashboardWords from '../../words/dashboard.gen.ts';
import * as actionsWords from '../../words/actions.gen.ts';
import * as savedPassesWords from '../../words/saved-passes.gen.ts';
import { hint, size, soft, stack, tone } from '../theme/layout.css.ts';
import * as styles from './dashboard-page.css.ts';

interface SavedPassesReportProps extends MachineView<typeof walletDeliveryMachine> {
  readonly wallet: 'apple' | 'google';
  readonly active: boolean;
  /** Null until it is loaded. */
  readonly report: SavedPasses | null;
}

/** How the last change reached saved passes, and a button to send it again (API-11, API-12). */
export function SavedPassesReport(props: SavedPassesReportProps) {
  const { state, send, wallet, active } = props;
  const report = state.context.isKnown ? props.report : null;
  const refused = state.hasTag('refused') ? state.context.refused : null;
  const id = useId();
  const canTell = report !== null && canBeTold(report, wallet);
  const heading = useFocusAfter(canTell);
  const isResending = state.hasTag('busy');
  return (
    <section className={stack[10]} aria-labelledby={id}>
      <h3 ref={heading} id={id} className={styles.passesHeading} tabIndex={-1}>
        {dashboardWords.savedPasses()}
      </h3>
      {report === null && refused === null && (
        <Spinner words={dashboardWords.askingAboutSavedPasses()} />
      )}
      {report !== null && <Lines report={report} wallet={wallet} active={active} />}
      {refused !== null && (
        <>
          <Message kind="bad" role="alert">
            {refused === 'resending' ? savedPassesWords.notTold() : savedPassesWords.notAsked()}
          </Message>
          <Button icon={<RotateCcw />} onClick={() => send({ type: 'wallets.retry' })}>
            {actionsWords.tryAgain()}
          </Button>
        </>
      )}
      {/* Stays enabled to keep the focus during the request; the machine ignores further presses. */}
      {canTell && refused === null && (
        <Button
          icon={<RotateCcw />}
          aria-disabled={isResending}
          onClick={() => send({ type: 'wallets.resend' })}
        >
          {isResending ? dashboardWords.telling() : RESEND[wallet]()}
        </Button>
      )}
    </section>
  );
}

const RESEND = {
  apple: dashboardWords.sendUpdatesAgain,
  google: dashboardWords.sendGoogleUpdateAgain,
};

function canBeTold({ apple, google }: SavedPasses, wallet: 'apple' | 'google'): boolean {
  return wallet === 'apple' ? canResendToPhones(apple) : canResendToGoogle(google);
}

interface LinesProps extends Pick<SavedPassesReportProps, 'wallet' | 'active'> {
  readonly report: SavedPasses;
}

function Lines({ report, wallet, active }: LinesProps) {
  const lines = wallet === 'apple' ? phoneLines(report.apple) : offerLines(report.google, active);
  const [first, ...others] = lines;
  return (
    <div className={`${stack[6]} ${size.t13}`}>
      {/* The first line is the summary; screen readers announce its changes. */}
      <div role="status">{first !== undefined && <Line line={first} />}</div>
      {others.map((line) => (
        <Line key={line.words} line={line} />
      ))}
      {report[wallet].signing === 'trial' && (
        <p className={styles.line}>
          <FlaskConical />
          <span>
            {wallet === 'apple' ? savedPassesWords.trialApple() : savedPassesWords.trialGoogle()}
          </span>
        </p>
      )}
    </div>
  );
}

const SIGNS: Readonly<Record<SavedPassesLine['kind'], ReactNode>> = {
  done: <CircleCheck className={tone.ok} />,
  waiting: <Clock />,
  failed: <TriangleAlert className={tone.warn} />,
  quiet: null,
};

function Line({ line: { kind, words, moment } }: { readonly line: SavedPassesLine }) {
  const Words = kind === 'quiet' ? 'span' : 'b';
  return (
    <p className={kind === 'quiet' ? `${styles.line} ${soft}` : styles.line}>
      {SIGNS[kind]}
      <span>
        <Words>{words}</Words>{' '}
        {moment !== null && (
          <span className={hint}>
            {moment.lead !== '' && `${moment.lead} `}
            <time dateTime={moment.at}>{momentWords(moment.at)}</time>
          </span>
        )}
      </span>
    </p>
  );
}

/** A moment in the reader's own zone. */
function momentWords(at: string): string {
  return new Date(at).toLocaleString(localeNow(), { dateStyle: 'long', timeStyle: 'short' });
}

/** When all passes have the change, the button disappears; the focus stays here instead of at the page's top. */
function useFocusAfter(canTell: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const could = useRef(canTell);
  // Runs before other focus handlers; a dialog would take the lost focus.
  useLayoutEffect(() => {
    const isOver = could.current && !canTell;
    could.current = canTell;
    if (isOver && document.activeElement?.contains(heading.current) !== false)
      heading.current?.focus({ preventScroll: true });
  }, [canTell]);
  return heading;
}
