import { lazyRouteComponent } from '@tanstack/react-router';

/** The landing page in its own chunk. Signed-in users never load it. */
export const LazyLandingPage = lazyRouteComponent(
  () => import('../../ui/landing/landing-page.tsx'),
  'LandingPage',
);

/** The catalogue in another: a visitor at the landing page does not need it. */
export const LazyHomeCatalogue = lazyRouteComponent(
  () => import('./browse-screen.tsx'),
  'HomeCatalogue',
);
