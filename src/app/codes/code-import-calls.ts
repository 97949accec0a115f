import type { QueryClient } from '@tanstack/react-query';
import { type ActorRefFrom, fromPromise } from 'xstate';
import type { ApiClient } from '../../api/client.ts';
import { removeCodeSeries, type NamedSeries } from '../../api/codes.queries.ts';
import {
  type CheckedList,
  codeImportMachine,
  type CodeImportReport,
  type ListToCheck,
  type WantedCodes,
} from '../../machines/codes/code-import.machine.ts';
import { importCodes } from './import-codes.ts';
import type { ListWords } from './list-messages.ts';
import { startListThread } from './list-thread.ts';
import { reportingActor } from './reporting-actor.ts';

export type CodeImportActor = ActorRefFrom<typeof codeImportMachine>;

interface CodeImportParts {
  readonly client: ApiClient;
  readonly queryClient: QueryClient;
  readonly words: ListWords;
}

/** Reads a coupon's codes again. Screens that show its own code read it again when they open. */
export async function codesChanged(queryClient: QueryClient, couponId: string): Promise<void> {
  for (const kind of ['project', 'coupon'])
    queryClient.removeQueries({ queryKey: [kind, couponId], type: 'inactive' });
  void queryClient.invalidateQueries({ queryKey: ['projects'] });
  await Promise.all(
    ['codes', 'use-limit'].map((kind) =>
      queryClient.invalidateQueries({ queryKey: [kind, couponId] }),
    ),
  );
}

/** The import of codes of one coupon with the services behind it. */
export function codeImportWith({ client, queryClient, words }: CodeImportParts, couponId: string) {
  const seriesChanged = () => codesChanged(queryClient, couponId);
  const checkList = fromPromise<CheckedList, ListToCheck>(async ({ input: list, signal }) => {
    const thread = startListThread(signal);
    try {
      const { check, refusedRows } = await thread.ask({ kind: 'check', words, ...list }, 'checked');
      return { ...check, refusedRows };
    } finally {
      thread.end();
    }
  });
  const removeSeries = fromPromise<void, NamedSeries>(async ({ input: named }) => {
    await removeCodeSeries(client, named);
    await seriesChanged();
  });
  const importPort = reportingActor<WantedCodes, CodeImportReport>(
    async (wanted, running) => {
      await importCodes({ client, wanted, ...running });
      await seriesChanged();
    },
    (error) => ({ type: 'import.failed', error }),
  );
  return codeImportMachine.provide({
    actors: { checkList, removeSeries, importCodes: importPort },
  });
}
