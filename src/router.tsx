import { createRouter, type RouterHistory } from '@tanstack/react-router';
import type { RouterContext } from './app/router-context.ts';
import { parseSearch, stringifySearch } from './app/search-params.ts';
import { routeTree } from './route-tree.gen.ts';
import { RouteFailure } from './routes/-frame/route-failure.tsx';
import { PageSpinner } from './ui/parts/notices/spinner.tsx';
import { NotFoundScreen } from './ui/shell/not-found-screen.tsx';

/** The router over the product's addresses; it scrolls to the top on a change of route unless there is a hash (SHELL-03). */
export const makeRouter = (context: RouterContext, history?: RouterHistory) =>
  createRouter({
    routeTree,
    caseSensitive: true,
    context,
    ...(history !== undefined && { history }),
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    // The cache of calls knows what is fresh, so that no screen begins with a coupon as it was before an edit.
    defaultPreloadStaleTime: 0,
    defaultStaleReloadMode: 'blocking',
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    defaultPendingComponent: PageSpinner,
    defaultErrorComponent: RouteFailure,
    defaultNotFoundComponent: NotFoundScreen,
  });

export type Router = ReturnType<typeof makeRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    readonly router: Router;
  }
}
