import { lazyRouteComponent } from '@tanstack/react-router';

/** The look in its own chunk: it parses designs and draws cards, which the list does not need. */
export const LazyDesignLook = lazyRouteComponent(
  () => import('./design-look.tsx'),
  'DesignLookBinding',
);
