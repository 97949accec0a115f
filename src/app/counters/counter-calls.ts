import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { ApiClient } from '../../api/client.ts';
import { createCounter, renewCounter, revokeCounter } from '../../api/counters.queries.ts';
import {
  counterDeskMachine,
  type ShownCard,
  type WantedCounter,
} from '../../machines/counters/counter-desk.machine.ts';

/** The machine of an account's counters with the services behind it. */
export function counterDeskWith(client: ApiClient, queryClient: QueryClient) {
  const changed = () => queryClient.invalidateQueries({ queryKey: ['counters'] });
  return counterDeskMachine.provide({
    actors: {
      makeCounter: fromPromise<ShownCard, WantedCounter>(async ({ input }) => {
        const card = await createCounter(client, input);
        void changed();
        return card;
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
