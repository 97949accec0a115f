import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { barcodePictureQuery } from '../../api/barcode.queries.ts';
import type { ClientAndCache } from '../../api/client.ts';
import {
  type Counter,
  countersQuery,
  type CounterUse,
  usesQuery,
} from '../../api/counters.queries.ts';
import { withCalls } from '../../app/actors/with-calls.ts';
import { downloadWith } from '../../app/codes/file-download.ts';
import { dayIn } from '../../domain/coupon/moments.ts';
import {
  counterDeskMachine,
  type ShownCard,
} from '../../machines/counters/counter-desk.machine.ts';
import { ChangeQuestion, CounterCard, NewCounter } from '../../ui/counters/counter-card.tsx';
import { CounterList, type ShownCounter } from '../../ui/counters/counter-list.tsx';
import { CountersPage } from '../../ui/counters/counters-page.tsx';
import { type ShownUse, UseTable } from '../../ui/counters/use-table.tsx';
import { FailureNotice } from '../../ui/parts/notices/notice.tsx';
import { isLost } from '../-queries/endless-list.ts';
import { useServices } from '../-queries/with-services.tsx';
import * as countersWords from '../../words/counters/counters.gen.ts';
import { localeNow } from '../../words/language.ts';
import { useLinkCopy } from '../-process/use-link-copy.ts';
import { useProcess } from '../-process/use-process.ts';

/** A phone may redeem or pause at any moment. */
const EVERY_MS = 10_000;

/** Binds the machine of the counters to their page (TILL-01). */
export function CountersScreen() {
  const services = useServices();
  const [since] = useState(startOfDay);
  const read = useQuery({ ...countersQuery(services.client, since), refetchInterval: EVERY_MS });
  const { data } = read;
  const desk = useProcess(() => counterDeskWith(services));
  const { state, send } = desk;
  const { card, wanted } = state.context;
  return (
    <>
      <CountersPage
        onNew={() => send({ type: 'counter.new' })}
        list={
          <>
            {isLost(read) && (
              <FailureNotice title={countersWords.loadFailed()} onRetry={() => void read.refetch()}>
                {countersWords.safe()}
              </FailureNotice>
            )}
            {data !== undefined && <CounterList {...desk} counters={data.map(shownCounter)} />}
          </>
        }
        side={
          state.hasTag('naming') ? (
            <NewCounter key={state.hasTag('renaming') ? wanted.id : 'new'} {...desk} />
          ) : (
            card && (
              <Card
                key={card.secret}
                card={card}
                onDone={() => {
                  document.getElementById(card.id)?.querySelector('button')?.focus();
                  send({ type: 'card.done' });
                }}
              />
            )
          )
        }
        uses={data !== undefined && data.length > 0 && <Uses counters={data} since={since} />}
      />
      {state.hasTag('asking') && <ChangeQuestion {...desk} />}
    </>
  );
}

/** The address and the PIN of a counter, shown this once. */
function Card({ card, onDone }: { readonly card: ShownCard; readonly onDone: () => void }) {
  const { client } = useServices();
  const link = `${location.origin}/till/${card.secret}`;
  const picture = useQuery(barcodePictureQuery(client, { type: 'QR', value: link }));
  const { copy, onCopy } = useLinkCopy(link);
  return (
    <CounterCard
      card={card}
      link={link}
      picture={picture.data ?? null}
      isCopied={copy === 'copied'}
      onCopy={onCopy}
      onDone={onDone}
    />
  );
}

interface UsesProps {
  readonly counters: readonly Counter[];
  /** When the day began. */
  readonly since: string;
}

/** Binds the list of uses and its download (TILL-07). */
function Uses({ counters, since }: UsesProps) {
  const { client } = useServices();
  const [counter, setCounter] = useState('');
  const [day, setDay] = useState<'today' | 'all'>('today');
  const filter = {
    ...(counter !== '' && { counter }),
    ...(day === 'today' && { from: since }),
  };
  const uses = useInfiniteQuery({ ...usesQuery(client, filter), refetchInterval: EVERY_MS });
  const { state, send } = useProcess(() => downloadWith(client));
  return (
    <UseTable
      uses={uses.data?.pages.flat().map((use) => shownUse(use, day === 'all')) ?? null}
      notice={
        isLost(uses) && (
          <FailureNotice title={countersWords.usesFailed()} onRetry={() => void uses.refetch()}>
            {countersWords.safe()}
          </FailureNotice>
        )
      }
      counts={countsOf(counters)}
      counters={counters}
      counter={counter}
      day={day}
      today={new Date(since).toLocaleDateString(localeNow(), { month: 'long', day: 'numeric' })}
      zone={zoneName()}
      isDownloading={state.hasTag('busy')}
      failure={state.context.failure}
      onMore={uses.hasNextPage ? () => void uses.fetchNextPage() : null}
      onCounter={setCounter}
      onDay={setDay}
      onDownload={() => {
        const fileName = countersWords.fileName();
        send({ type: 'file.download', file: { kind: 'uses', filter, fileName } });
      }}
    />
  );
}

function shownCounter({ usedAt, revokedAt, ...counter }: Counter): ShownCounter {
  return {
    ...counter,
    revokedOn: revokedAt === null ? '' : dayIn(undefined, new Date(revokedAt)),
    usedWhen: usedAt === null ? null : momentWords(new Date(usedAt)),
  };
}

function momentWords(moment: Date): string {
  const time = moment.toLocaleTimeString(localeNow(), { hour: 'numeric', minute: '2-digit' });
  const isToday = moment.toDateString() === new Date().toDateString();
  return isToday ? time : `${dayIn(undefined, moment)}, ${time}`;
}

function shownUse({ usedAt, undoneAt, ...use }: CounterUse, hasDate: boolean): ShownUse {
  const used = new Date(usedAt);
  const time = used.toLocaleTimeString(localeNow());
  const undoneAfter =
    undoneAt === null ? null : Math.round((Date.parse(undoneAt) - used.getTime()) / 1_000);
  return { ...use, undoneAfter, time: hasDate ? `${dayIn(undefined, used)}, ${time}` : time };
}

/** The browser's own zone as clocks name it: `EST`. */
function zoneName(): string {
  const parts = new Intl.DateTimeFormat(localeNow(), { timeZoneName: 'short' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

function countsOf(counters: readonly Counter[]) {
  return {
    today: counters.reduce((sum, { hours }) => sum + hours.reduce((all, one) => all + one, 0), 0),
    all: counters.reduce((sum, { uses }) => sum + uses, 0),
  };
}

function startOfDay(): string {
  const day = new Date();
  day.setHours(0, 0, 0, 0);
  return day.toISOString();
}

/** The machine of an account's counters with the services behind it. */
function counterDeskWith({ client, queryClient }: ClientAndCache) {
  const changed = () => queryClient.invalidateQueries({ queryKey: ['counters'] });
  return withCalls(counterDeskMachine, {
    async makeCounter(body) {
      // A repeated call makes no second one.
      const card = await client.POST('/api/v1/counters', { body });
      void changed();
      return card;
    },
    async renameCounter({ id: counter, name }) {
      const params = { path: { counter } };
      await client.PATCH('/api/v1/counters/{counter}', { params, body: { name } });
      await changed();
      await queryClient.invalidateQueries({ queryKey: ['uses'] });
    },
    async renewCounter(counter) {
      const params = { path: { counter } };
      const card = await client.POST('/api/v1/counters/{counter}/card', { params });
      void changed();
      return card;
    },
    async revokeCounter(counter) {
      await client.DELETE('/api/v1/counters/{counter}', { params: { path: { counter } } });
      await changed();
    },
  });
}
