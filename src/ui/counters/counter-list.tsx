import {
  CirclePause,
  EllipsisVertical,
  KeyRound,
  Lock,
  Pencil,
  Sparkles,
  Store,
  Trash2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { WRONG_PINS_MAX } from '../../domain/constants.ts';
import * as countersWords from '../../words/counters/counters.gen.ts';
import type { counterDeskMachine } from '../../machines/counters/counter-desk.machine.ts';
import type { MachineView } from '../../machines/machine-view.ts';
import { Message } from '../parts/fields/message.tsx';
import { Notice } from '../parts/notices/notice.tsx';
import { Menu, type MenuEntry } from '../parts/overlays/menu.tsx';
import * as frame from '../parts/page/page.css.ts';
import { notOnPhones, remark, size, stack, tone } from '../theme/layout.css.ts';
import * as styles from './counters-page.css.ts';

/** A counter as the list shows it. */
export interface ShownCounter {
  readonly id: string;
  readonly name: string;
  readonly state: 'new' | 'open' | 'revoked';
  readonly pause: { readonly seconds: number } | null;
  /** Those of the last day. */
  readonly wrongPins: number;
  /** MM/DD/YYYY. */
  readonly revokedOn: string;
  /** When it last redeemed, in words; null if it never did. */
  readonly usedWhen: string | null;
  /** Uses of the day by hour. */
  readonly hours: readonly number[];
}

interface CounterListProps extends MachineView<typeof counterDeskMachine> {
  readonly counters: readonly ShownCounter[];
}

/** The counters with their day (TILL-01). */
export function CounterList({ counters, state, send }: CounterListProps) {
  const { card, failure } = state.context;
  if (counters.length === 0)
    return (
      <Notice title={countersWords.none()} icon={<Store />}>
        {countersWords.noneAdvice()}
      </Notice>
    );
  return (
    <>
      <div role="status">
        {!state.hasTag('naming') && failure !== null && (
          <Message kind="bad">{countersWords.failed({ reason: failure })}</Message>
        )}
      </div>
      <ul className={stack[14]} aria-label={countersWords.list()}>
        {counters.map((counter) => (
          <li
            key={counter.id}
            id={counter.id}
            className={styles.counter}
            data-state={counter.state}
            aria-current={counter.id === card?.id}
          >
            <Entry counter={counter} state={state} send={send} />
          </li>
        ))}
      </ul>
    </>
  );
}

type EntryProps = Omit<CounterListProps, 'counters'> & { readonly counter: ShownCounter };

function Entry({ counter, state, send }: EntryProps) {
  const { id, name, hours } = counter;
  const isRevoked = counter.state === 'revoked';
  // A card is shown only once, so nothing may take its place.
  const disabled = !state.matches('resting');
  const rename = () => send({ type: 'counter.rename', counter: { id, name } });
  const change = (to: 'renew' | 'revoke') => () =>
    send({ type: 'counter.change', counter: { id, name, change: to } });
  const entries: readonly MenuEntry[] = [
    { label: countersWords.rename(), icon: <Pencil />, disabled, onSelect: rename },
    { label: countersWords.newCard(), icon: <KeyRound />, disabled, onSelect: change('renew') },
    { label: countersWords.revoke(), icon: <Trash2 />, tone: 'bad', onSelect: change('revoke') },
  ];
  return (
    <>
      <div>
        <h2 className={size.t17}>{name}</h2>
        <State {...counter} />
      </div>
      {isRevoked ? (
        <span className={styles.stamp}>{countersWords.revoked()}</span>
      ) : (
        <>
          <Hours hours={hours} />
          <p className={styles.today}>
            <b>{hours.reduce((sum, uses) => sum + uses, 0).toLocaleString('en-US')}</b>
            <span className={frame.small}>{countersWords.today()}</span>
          </p>
        </>
      )}
      <Menu
        label={countersWords.menu({ name })}
        icon={<EllipsisVertical />}
        entries={isRevoked || state.hasTag('naming') ? entries.slice(0, -1) : entries}
      />
    </>
  );
}

function State({ state, pause, wrongPins, revokedOn, usedWhen }: ShownCounter): ReactNode {
  if (state === 'revoked')
    return <p className={frame.small}>{countersWords.revokedOn({ date: revokedOn })}</p>;
  if (wrongPins >= WRONG_PINS_MAX)
    return (
      <p className={`${remark} ${tone.warn}`}>
        <Lock size={16} />
        {countersWords.wrongPins({ count: wrongPins })}
      </p>
    );
  if (pause !== null) {
    const time = `0:${String(Math.min(59, pause.seconds)).padStart(2, '0')}`;
    return (
      <p className={`${remark} ${tone.warn}`}>
        <CirclePause size={16} />
        {countersWords.unknownCodesPause({ time })}
      </p>
    );
  }
  if (state === 'new')
    return (
      <p className={remark}>
        <Sparkles size={16} />
        {countersWords.notOpened()}
      </p>
    );
  return (
    <p className={frame.small}>
      {usedWhen === null ? countersWords.notUsed() : countersWords.usedAt({ when: usedWhen })}
    </p>
  );
}

const BARS = 24;
const WIDTH = 120;
const HEIGHT = 34;

/** The day's uses by hour; the words say the same. */
function Hours({ hours }: Pick<ShownCounter, 'hours'>) {
  const most = Math.max(1, ...hours);
  const step = WIDTH / BARS;
  const words = hours
    .map((uses, hour) => (uses === 0 ? '' : countersWords.hourUses({ hour: `${hour}:00`, uses })))
    .filter(Boolean)
    .join(', ');
  return (
    <div className={notOnPhones}>
      <svg
        width={WIDTH}
        height={HEIGHT}
        fill="currentColor"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={countersWords.hours({ hours: words })}
        aria-hidden={words === '' || undefined}
      >
        {hours.slice(0, BARS).map((uses, hour) => {
          const height = Math.max(2, (uses / most) * HEIGHT);
          return (
            <rect key={hour} x={hour * step} y={HEIGHT - height} width={step - 1} height={height} />
          );
        })}
      </svg>
    </div>
  );
}
