import type { Configuration } from '../domain/configuration.ts';
import type { AuthActor } from '../machines/auth/auth.machine.ts';
import type { PreferencesActor } from '../machines/auth/preferences.machine.ts';
import type { OpenServices } from './open-services.ts';

/** The context of every route. */
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
    /** Screens of panes: bars from edge to edge and no footer, because they have a bottom bar of their own. */
    readonly panes?: boolean;
    /** Loads the code that `beforeLoad` needs; requested at once when the page opens at this route. */
    readonly code?: () => Promise<unknown>;
  }
}
