import { lazyRouteComponent } from '@tanstack/react-router';

/** In a chunk of its own: phones have a share sheet, and never load a menu of 50 kB. */
export const LazyShareMenu = lazyRouteComponent(
  () => import('../../ui/share/share-menu.tsx'),
  'ShareMenu',
);
