import { lazyRouteComponent } from '@tanstack/react-router';

/** In its own chunk: phones have a share sheet and do not load a menu of 50 kB. */
export const LazyShareMenu = lazyRouteComponent(
  () => import('../../ui/share/share-menu.tsx'),
  'ShareMenu',
);
