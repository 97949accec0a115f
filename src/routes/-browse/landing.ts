import { lazyRouteComponent } from '@tanstack/react-router';

/** The landing page in a chunk of its own: whoever is signed in never loads it. */
export const LazyLandingPage = lazyRouteComponent(
  () => import('../../ui/landing/landing-page.tsx'),
  'LandingPage',
);
