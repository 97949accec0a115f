import { createFileRoute } from '@tanstack/react-router';
import { couponQuery } from '../../api/coupon.queries.ts';
import { decodedImages } from '../../app/page/decoded-images.ts';
import * as commonWords from '../../words/common.gen.ts';
import { ShareFailure } from '../-share/share-failure.tsx';
import { ShareScreen } from '../-share/share-screen.tsx';

/** "ready to use": the link of a finished coupon (READY-01, READY-02). */
export const Route = createFileRoute('/_signed-in/share/$uuid')({
  loader: async ({ context, params }) => {
    const query = couponQuery(context.services.client, params.uuid);
    const coupon = await context.queryClient.ensureQueryData(query);
    await decodedImages([coupon.apple.strip, coupon.apple.logo]);
    return coupon;
  },
  head: ({ loaderData }) => ({
    meta: [{ title: loaderData ? 'ready to use' : commonWords.unableToLoadCoupon() }],
  }),
  component: Share,
  errorComponent: ShareFailure,
});

function Share() {
  const { services } = Route.useRouteContext();
  const coupon = Route.useLoaderData();
  return <ShareScreen key={coupon.id} coupon={coupon} services={services} />;
}
