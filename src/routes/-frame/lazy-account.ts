import { lazyRouteComponent } from '@tanstack/react-router';

/** Loads with the services, because visitors have no account. */
export const LazyAccount = lazyRouteComponent(() => import('./account.tsx'), 'AccountBinding');
