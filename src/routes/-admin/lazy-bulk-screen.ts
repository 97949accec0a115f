import { lazyRouteComponent } from '@tanstack/react-router';

/** The list of many drawings in its own chunk; one drawing needs the editor alone. */
export const LazyBulkScreen = lazyRouteComponent(() => import('./bulk-screen.tsx'), 'BulkScreen');
