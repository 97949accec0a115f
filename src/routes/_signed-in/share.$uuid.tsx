import { createFileRoute } from '@tanstack/react-router';
import * as commonWords from '../../words/common.gen.ts';
import { LazyPostalKit, LazyScanNotice } from '../-share/lazy-parts.ts';
import { ShareFailure } from '../-share/share-failure.tsx';
import { ShareScreen } from '../-share/share-screen.tsx';
import * as titlesWords from '../../words/titles.gen.ts';

/** "ready to use": the link of a finished coupon (READY-01, READY-02). */
export const Route = createFileRoute('/_signed-in/share/$uuid')({
  staticData: { code: () => import('../../app/share/shared-coupon.ts') },
  loader: async ({ context: { services }, params }) => {
    const { loadOwnPart, loadSharedCoupon } = await import('../../app/share/shared-coupon.ts');
    const [coupon, own] = await Promise.all([
      loadSharedCoupon(services, params.uuid),
      loadOwnPart(services, params.uuid),
    ]);
    // The parts that only an owner needs: one that came later would move those below it.
    await Promise.allSettled([
      own === null ? null : LazyPostalKit.preload?.(),
      own?.scan ? LazyScanNotice.preload?.() : null,
    ]);
    return coupon;
  },
  head: ({ loaderData }) => ({
    meta: [{ title: loaderData ? titlesWords.readyToUse() : commonWords.unableToLoadCoupon() }],
  }),
  component: Share,
  errorComponent: ShareFailure,
});

function Share() {
  const coupon = Route.useLoaderData();
  return <ShareScreen key={coupon.id} coupon={coupon} />;
}
