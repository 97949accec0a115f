import { lazyRouteComponent } from '@tanstack/react-router';

/** In a chunk of its own: the account menu is on every screen, and is seldom opened. Without it the menu has no entry. */
export const LazyBrandRow = lazyRouteComponent(
  () => import('./brand-row.tsx').catch(() => ({ BrandRow: () => null })),
  'BrandRow',
);
