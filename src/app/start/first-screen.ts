/** Requests the first screen's code while the sign-in is still being checked. */
import type { AnyRoute, AnyRouter } from '@tanstack/react-router';

/**
 * A route's `beforeLoad` waits for its parent, and its code would wait for both: four sequential responses on a slow
 * network. If a part fails, the route requests it again and reports the failure (SHELL-12).
 */
export function fetchFirstScreen(router: AnyRouter) {
  const routes = router.routesById as Readonly<Partial<Record<string, AnyRoute>>>;
  for (const { routeId } of router.matchRoutes(router.latestLocation)) {
    const route = routes[routeId];
    if (route === undefined) continue;
    for (const part of [router.loadRouteChunk(route), route.options.staticData?.code?.()])
      part?.catch(() => {});
  }
}
