import { lazyRouteComponent } from '@tanstack/react-router';

/** In its own chunk, because only owners of checked coupons need it. */
export const LazyScanNotice = lazyRouteComponent(
  () => import('../../ui/share/scan-notice.tsx'),
  'ScanNotice',
);
