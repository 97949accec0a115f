/** The services of one page, loaded (16 kB) when somebody signed in needs them: a visitor never does. */
import type { Configuration } from '../domain/configuration.ts';
import type { SessionClient } from './session/auth-session.ts';
import type { OpenedServices } from './services.ts';

/** Opens the services, the same each time; where their code did not come, the next call asks again. */
export type OpenServices = () => Promise<OpenedServices>;

interface ServicesOfPage {
  readonly open: OpenServices;
  /** Forgets what they answered to somebody who has left. */
  readonly forget: () => void;
}

export function servicesOfPage(
  configuration: Configuration,
  session: SessionClient,
): ServicesOfPage {
  let opened: Promise<OpenedServices> | undefined;
  let made: OpenedServices | undefined;
  const load = async () => {
    const { makeServices } = await import('./services.ts');
    return (made = makeServices(configuration, session));
  };
  return {
    open: () =>
      (opened ??= load().catch((error: unknown) => {
        opened = undefined;
        throw error;
      })),
    forget: () => made?.queryClient.clear(),
  };
}
