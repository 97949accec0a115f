import { createFileRoute } from '@tanstack/react-router';
import * as commonWords from '../../words/common.gen.ts';
import { ShareFailure } from '../-share/share-failure.tsx';
import { ShareScreen } from '../-share/share-screen.tsx';
import * as titlesWords from '../../words/titles.gen.ts';

/** "ready to use": the link of a finished coupon (READY-01, READY-02). */
export const Route = createFileRoute('/_signed-in/share/$uuid')({
  staticData: { code: () => import('../../app/share/shared-coupon.ts') },
  loader: async ({ context: { services, queryClient }, params }) => {
    const { loadSharedCoupon } = await import('../../app/share/shared-coupon.ts');
    return await loadSharedCoupon(services.client, queryClient, params.uuid);
  },
  head: ({ loaderData }) => ({
    meta: [{ title: loaderData ? titlesWords.readyToUse() : commonWords.unableToLoadCoupon() }],
  }),
  component: Share,
  errorComponent: ShareFailure,
});

function Share() {
  const { services } = Route.useRouteContext();
  const coupon = Route.useLoaderData();
  return <ShareScreen key={coupon.id} coupon={coupon} services={services} />;
}
