import { lazyRouteComponent } from '@tanstack/react-router';

/** A look in a chunk of its own: it reads designs and draws cards, which the list needs not. */
export const LazyDesignLook = lazyRouteComponent(
  () => import('./design-look.tsx'),
  'DesignLookBinding',
);
