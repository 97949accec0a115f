/** Requests the first screen's code while the sign-in is still being checked. */
import type { AnyRoute, RegisteredRouter } from '@tanstack/react-router';

/**
 * A route's `beforeLoad` waits for its parent, and its code would wait for both: four sequential responses on a slow
 * network. If a part fails, the route requests it again and reports the failure (SHELL-12).
 */
export function fetchFirstScreen(router: RegisteredRouter) {
  const routes: ReadonlyMap<string, AnyRoute> = new Map(Object.entries(router.routesById));
  const matches: readonly { readonly routeId: string }[] = router.matchRoutes(
    router.latestLocation,
  );
  for (const { routeId } of matches) {
    const route = routes.get(routeId);
    if (route === undefined) continue;
    for (const part of [router.loadRouteChunk(route), route.options.staticData?.code?.()])
      part?.catch(() => {});
  }
}
