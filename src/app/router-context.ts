import type { Configuration } from '../domain/configuration.ts';
import type { AuthActor } from '../machines/auth/auth.machine.ts';
import type { PreferencesActor } from '../machines/auth/preferences.machine.ts';
import type { OpenServices } from './open-services.ts';

/** What every route finds in its context. */
export interface RouterContext {
  readonly configuration: Configuration;
  readonly auth: AuthActor;
  readonly preferences: PreferencesActor;
  readonly openServices: OpenServices;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** False for screens without provider bar, header and footer. */
    readonly frame?: boolean;
    /** Screens of panes: bars from edge to edge, and no footer, since they end in a bar of their own. */
    readonly panes?: boolean;
    /** Fetches what `beforeLoad` takes to begin; asked at once when the page is opened here. */
    readonly code?: () => Promise<unknown>;
  }
}
