import { lazyRouteComponent } from '@tanstack/react-router';

/** Comes with the services: a visitor has no account. */
export const LazyAccount = lazyRouteComponent(() => import('./account.tsx'), 'AccountBinding');
