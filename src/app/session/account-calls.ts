/** The page's own requests about the signed-in account. */
import { accountQuery, attributesQuery, saveAttribute } from '../../api/account.queries.ts';
import type { ClientAndCache } from '../../api/client.ts';
import {
  ATTRIBUTE_OF,
  type Preferences,
  readPreferences,
} from '../../domain/session/preferences.ts';
import type { Account } from '../../domain/session/session.ts';

export interface AccountCalls {
  /** AUTH-02. */
  load(): Promise<Account>;
  /** API-10. */
  loadPreferences(): Promise<Partial<Preferences>>;
  /**
   * This browser stores the preference; if the services fail, other devices do not get it. Resolves in any case. The
   * rule for publishing is stored by its own machine.
   */
  keepPreferences(change: Partial<Preferences>): Promise<void>;
}

export function accountCalls({ client, queryClient }: ClientAndCache): AccountCalls {
  const stored = attributesQuery(client);
  return {
    load: () => queryClient.fetchQuery(accountQuery(client)),
    loadPreferences: async () => {
      const attributes = await queryClient.fetchQuery({ ...stored, retry: false });
      return readPreferences((wanted) => attributes.find(({ id }) => id === wanted)?.value);
    },
    keepPreferences: async (change) => {
      const calls = attributesOf(change).map(([id, value]) => saveAttribute(client, id, value));
      await Promise.allSettled(calls);
      void queryClient.invalidateQueries({ queryKey: stored.queryKey });
    },
  };
}

function attributesOf(change: Partial<Preferences>) {
  const { theme, sort, timeZone, language } = change;
  const parts: readonly (readonly [string, unknown])[] = [
    [ATTRIBUTE_OF.theme, theme],
    [ATTRIBUTE_OF.sort, sort],
    [ATTRIBUTE_OF.timeZone, timeZone],
    [ATTRIBUTE_OF.language, language],
  ];
  return parts.filter(([, value]) => value !== undefined);
}
