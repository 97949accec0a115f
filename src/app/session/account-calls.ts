/** The page's own requests about the signed-in account. */
import { accountQuery, attributesQuery, saveAttribute } from '../../api/account.queries.ts';
import type { ClientAndCache } from '../../api/client.ts';
import {
  ATTRIBUTE_OF,
  type Preferences,
  readPreferences,
} from '../../domain/session/preferences.ts';

export type AccountCalls = ReturnType<typeof accountCalls>;

export function accountCalls({ client, queryClient }: ClientAndCache) {
  const stored = attributesQuery(client);
  return {
    /** AUTH-02. */
    load: () => queryClient.fetchQuery(accountQuery(client)),
    /** API-10. */
    loadPreferences: async () => {
      const attributes = await queryClient.fetchQuery({ ...stored, retry: false });
      return readPreferences((wanted) => attributes.find(({ id }) => id === wanted)?.value);
    },
    /**
     * This browser stores the preference; if the services fail, other devices do not get it. Resolves in any case. The
     * rule for publishing is stored by its own machine.
     */
    keepPreferences: async (change: Partial<Preferences>) => {
      const { approvedOnly: _ofItsMachine, ...kept } = change;
      const calls = Object.entries(kept).map(([name, value]) =>
        saveAttribute(client, ATTRIBUTE_OF[name as keyof typeof kept], value),
      );
      await Promise.allSettled(calls);
      void queryClient.invalidateQueries({ queryKey: stored.queryKey });
    },
  };
}
