/** Requests the first screen's code while the sign-in is still being checked. */
import type { StaticDataRouteOption } from '@tanstack/react-router';

/** The used part of the router. */
interface Screens<Location, Route extends Screen> {
  readonly latestLocation: Location;
  readonly routesById: object;
  matchRoutes(location: Location): readonly { readonly routeId: string }[];
  loadRouteChunk(route: Route): Promise<void> | undefined;
}

interface Screen {
  readonly options: { readonly staticData?: StaticDataRouteOption };
}

/**
 * A route's `beforeLoad` waits for its parent, and its code would wait for both: four sequential responses on a slow
 * network. If a part fails, the route requests it again and reports the failure (SHELL-12).
 */
export function fetchFirstScreen<Location, Route extends Screen>(router: Screens<Location, Route>) {
  const routes: ReadonlyMap<string, Route> = new Map(Object.entries(router.routesById));
  for (const { routeId } of router.matchRoutes(router.latestLocation)) {
    const route = routes.get(routeId);
    if (route === undefined) continue;
    for (const part of [router.loadRouteChunk(route), route.options.staticData?.code?.()])
      part?.catch(() => {});
  }
}
