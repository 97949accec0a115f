import { useInfiniteQuery } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { type Counter, type CounterUse, usesQuery } from '../../api/counters.queries.ts';
import { watched } from '../../app/actors/watched.ts';
import { downloadWith } from '../../app/codes/file-download.ts';
import type { Services } from '../../app/services.ts';
import { type ShownUse, UseTable } from '../../ui/counters/use-table.tsx';
import { FailureNotice } from '../../ui/parts/notices/notice.tsx';
import { localeNow } from '../../words/language.ts';
import * as countersWords from '../../words/counters/counters.gen.ts';

interface UsesBindingProps extends Pick<Services, 'client'> {
  readonly counters: readonly Counter[];
  /** When the day began. */
  readonly since: string;
}

/** Binds the list of uses and its download (TILL-07). */
export function UsesBinding({ client, counters, since }: UsesBindingProps) {
  const [counter, setCounter] = useState('');
  const [day, setDay] = useState<'today' | 'all'>('today');
  const filter = {
    ...(counter !== '' && { counter }),
    ...(day === 'today' && { from: since }),
  };
  const uses = useInfiniteQuery({ ...usesQuery(client, filter), refetchInterval: 10_000 });
  const [machine] = useState(() => downloadWith(client));
  const download = useActorRef(machine, watched());
  const running = useSelector(download, (state) => state);
  if (uses.isError)
    return (
      <FailureNotice title={countersWords.usesFailed()} onRetry={() => void uses.refetch()}>
        {countersWords.safe()}
      </FailureNotice>
    );
  return (
    <UseTable
      uses={uses.data?.pages.flat().map((use) => shownUse(use, day === 'all')) ?? []}
      counts={countsOf(counters)}
      counters={counters}
      counter={counter}
      day={day}
      today={new Date(since).toLocaleDateString(localeNow(), { month: 'long', day: 'numeric' })}
      isDownloading={running.hasTag('busy')}
      failure={running.context.failure}
      onMore={uses.hasNextPage ? () => void uses.fetchNextPage() : null}
      onCounter={setCounter}
      onDay={setDay}
      onDownload={() => {
        const fileName = countersWords.fileName();
        download.send({ type: 'file.download', file: { kind: 'uses', filter, fileName } });
      }}
    />
  );
}

function shownUse(use: CounterUse, hasDate: boolean): ShownUse {
  const { number, usedAt, undoneAt, counter, coupon, code, isSecond } = use;
  const used = new Date(usedAt);
  const time = used.toLocaleTimeString(localeNow());
  const undoneAfter =
    undoneAt === null ? null : Math.round((Date.parse(undoneAt) - used.getTime()) / 1_000);
  return {
    number,
    counter,
    coupon,
    code,
    isSecond,
    undoneAfter,
    time: hasDate ? `${used.toLocaleDateString('en-US')}, ${time}` : time,
  };
}

function countsOf(counters: readonly Counter[]) {
  return {
    today: counters.reduce((sum, { hours }) => sum + hours.reduce((all, one) => all + one, 0), 0),
    all: counters.reduce((sum, { uses }) => sum + uses, 0),
  };
}
