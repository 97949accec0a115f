import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { Store } from 'lucide-react';
import { useState } from 'react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { barcodePictureQuery } from '../../api/barcode.queries.ts';
import {
  type Counter,
  countersQuery,
  createCounter,
  renameCounter,
  renewCounter,
  revokeCounter,
} from '../../api/counters.queries.ts';
import { copyText } from '../../app/actors/copy-text.ts';
import { watched } from '../../app/actors/watched.ts';
import type { Services } from '../../app/services.ts';
import { formatDate } from '../../domain/coupon/expiry.ts';
import {
  counterDeskMachine,
  type ShownCard,
  type WantedCounter,
} from '../../machines/counters/counter-desk.machine.ts';
import { copyLinkMachine } from '../../machines/submission/copy-link.machine.ts';
import { ChangeQuestion, CounterCard, NewCounter } from '../../ui/counters/counter-card.tsx';
import { CounterList, type ShownCounter } from '../../ui/counters/counter-list.tsx';
import { CountersPage } from '../../ui/counters/counters-page.tsx';
import { FailureNotice, Notice } from '../../ui/parts/notices/notice.tsx';
import { localeNow } from '../../words/language.ts';
import * as countersWords from '../../words/counters/counters.gen.ts';
import { UsesBinding } from './uses-binding.tsx';
import type { ApiClient } from '../../api/client.ts';

const copyMachine = copyLinkMachine.provide({ actors: { copyText } });
/** A phone may redeem or pause at any moment. */
const EVERY_MS = 10_000;

type Desk = ActorRefFrom<typeof counterDeskMachine>;

/** Binds the machine of the counters to their page (TILL-01). */
export function CountersScreen({ services: { client } }: { readonly services: Services }) {
  const queryClient = useQueryClient();
  const [since] = useState(startOfDay);
  const { data, isError, refetch } = useQuery({
    ...countersQuery(client, since),
    refetchInterval: EVERY_MS,
  });
  const [machine] = useState(() => counterDeskWith(client, queryClient));
  const desk = useActorRef(machine, watched());
  const isEmpty = useSelector(
    desk,
    (state) => state.context.card === null && !state.hasTag('naming'),
  );
  return (
    <>
      <CountersPage
        onNew={() => desk.send({ type: 'counter.new' })}
        list={
          isError ? (
            <FailureNotice title={countersWords.loadFailed()} onRetry={() => void refetch()}>
              {countersWords.safe()}
            </FailureNotice>
          ) : (
            data !== undefined && <ListBinding counters={data} desk={desk} />
          )
        }
        side={isEmpty ? null : <SideBinding client={client} desk={desk} />}
        uses={
          data !== undefined &&
          data.length > 0 && <UsesBinding client={client} counters={data} since={since} />
        }
      />
      <QuestionBinding desk={desk} />
    </>
  );
}

function ListBinding({
  counters,
  desk,
}: {
  readonly counters: readonly Counter[];
  readonly desk: Desk;
}) {
  const state = useSelector(desk, (snapshot) => snapshot);
  const { card, failure } = state.context;
  if (counters.length === 0)
    return (
      <Notice title={countersWords.none()} icon={<Store />}>
        {countersWords.noneAdvice()}
      </Notice>
    );
  return (
    <CounterList
      counters={counters.map(shownCounter)}
      current={card?.id ?? null}
      failure={state.matches('resting') ? failure : null}
      onRename={({ id, name }) => desk.send({ type: 'counter.rename', counter: { id, name } })}
      onChange={({ id, name }, change) =>
        desk.send({ type: 'counter.change', counter: { id, name, change } })
      }
    />
  );
}

/** The form of a new counter, or the card that is shown this once. */
function SideBinding({ client, desk }: Pick<Services, 'client'> & { readonly desk: Desk }) {
  const state = useSelector(desk, (snapshot) => snapshot);
  const { card, wanted, failure } = state.context;
  const renamed = state.hasTag('renaming') ? wanted : null;
  if (state.hasTag('naming'))
    return (
      <NewCounter
        key={renamed?.id ?? 'new'}
        renamed={renamed?.name ?? null}
        isBusy={state.hasTag('busy')}
        failure={failure}
        onName={(name) =>
          desk.send({
            type: 'name.submit',
            counter: { id: renamed?.id ?? crypto.randomUUID(), name },
          })
        }
        onCancel={() => desk.send({ type: 'change.cancel' })}
      />
    );
  return card === null ? null : (
    <CardBinding
      key={card.secret}
      card={card}
      client={client}
      onDone={() => desk.send({ type: 'card.done' })}
    />
  );
}

function QuestionBinding({ desk }: { readonly desk: Desk }) {
  const state = useSelector(desk, (snapshot) => snapshot);
  return state.hasTag('asking') ? (
    <ChangeQuestion
      {...state.context.asked}
      isBusy={state.hasTag('busy')}
      onYes={() => desk.send({ type: 'change.confirm' })}
      onNo={() => desk.send({ type: 'change.cancel' })}
    />
  ) : null;
}

interface CardBindingProps extends Pick<Services, 'client'> {
  readonly card: ShownCard;
  readonly onDone: () => void;
}

function CardBinding({ card, client, onDone }: CardBindingProps) {
  const link = `${location.origin}/till/${card.secret}`;
  const picture = useQuery(barcodePictureQuery(client, { type: 'QR', value: link }));
  const copy = useActorRef(copyMachine, { input: { link }, ...watched() });
  const isCopied = useSelector(copy, (state) => state.hasTag('copied'));
  return (
    <CounterCard
      name={card.name}
      address={link.replace(/^https?:\/\//u, '')}
      picture={picture.data ?? null}
      pin={card.pin}
      isCopied={isCopied}
      onCopy={() => copy.send({ type: 'link.copy' })}
      onPrint={() => print()}
      onDone={onDone}
    />
  );
}

function shownCounter({ usedAt, revokedAt, ...counter }: Counter): ShownCounter {
  return {
    ...counter,
    revokedOn: revokedAt === null ? '' : formatDate(revokedAt),
    usedWhen: usedAt === null ? null : momentWords(new Date(usedAt)),
  };
}

function momentWords(moment: Date): string {
  const time = moment.toLocaleTimeString(localeNow(), { hour: 'numeric', minute: '2-digit' });
  const isToday = moment.toDateString() === new Date().toDateString();
  return isToday ? time : `${moment.toLocaleDateString('en-US')}, ${time}`;
}

function startOfDay(): string {
  const day = new Date();
  day.setHours(0, 0, 0, 0);
  return day.toISOString();
}

/** The machine of an account's counters with the services behind it. */
function counterDeskWith(client: ApiClient, queryClient: QueryClient) {
  const changed = () => queryClient.invalidateQueries({ queryKey: ['counters'] });
  return counterDeskMachine.provide({
    actors: {
      makeCounter: fromPromise<ShownCard, WantedCounter>(async ({ input }) => {
        const card = await createCounter(client, input);
        void changed();
        return card;
      }),
      renameCounter: fromPromise<void, WantedCounter>(async ({ input }) => {
        await renameCounter(client, input);
        await changed();
        await queryClient.invalidateQueries({ queryKey: ['uses'] });
      }),
      renewCounter: fromPromise<ShownCard, string>(async ({ input: id }) => {
        const card = await renewCounter(client, id);
        void changed();
        return card;
      }),
      revokeCounter: fromPromise<void, string>(async ({ input: id }) => {
        await revokeCounter(client, id);
        await changed();
      }),
    },
  });
}
