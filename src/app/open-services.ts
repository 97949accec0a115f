/** The services of a page (16 kB), loaded for signed-in users; visitors do not need them. */
import type { Configuration } from '../domain/configuration.ts';
import type { SessionClient } from './session/auth-session.ts';
import type { OpenedServices } from './services.ts';

/** Opens the services, the same object each time; if their code failed to load, the next call tries again. */
export type OpenServices = () => Promise<OpenedServices>;

export function servicesOfPage(configuration: Configuration, session: SessionClient) {
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
    /** Forgets the responses to the user who signed out. */
    forget: () => made?.services.queryClient.clear(),
  };
}
