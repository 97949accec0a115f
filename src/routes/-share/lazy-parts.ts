import { lazyRouteComponent } from '@tanstack/react-router';

/** In its own chunk, because only owners need it; without it the archive has the kit. */
export const LazyPostalKit = lazyRouteComponent(
  () => import('./postal-kit-binding.tsx').catch(() => ({ PostalKitBinding: () => null })),
  'PostalKitBinding',
);

/** In its own chunk, because only owners of checked coupons need it. */
export const LazyScanNotice = lazyRouteComponent(
  () => import('../../ui/share/scan-notice.tsx'),
  'ScanNotice',
);
