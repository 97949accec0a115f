/** The code of the screen at which the page was opened: asked for while the sign-in is still found out. */
import type { StaticDataRouteOption } from '@tanstack/react-router';

/** What this needs of the router. */
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
 * A route's `beforeLoad` waits for the one above it, and its code would wait for both: four answers of a slow network,
 * one after the other. What does not come is asked for again by the route, which says so (SHELL-12).
 */
export function fetchFirstScreen<Location, Route extends Screen>(
  router: Screens<Location, Route>,
): void {
  const routes: ReadonlyMap<string, Route> = new Map(Object.entries(router.routesById));
  for (const { routeId } of router.matchRoutes(router.latestLocation)) {
    const route = routes.get(routeId);
    if (route === undefined) continue;
    for (const part of [router.loadRouteChunk(route), route.options.staticData?.code?.()])
      part?.catch(() => {});
  }
}
