import { createFileRoute } from '@tanstack/react-router';
import * as commonWords from '../../words/common.gen.ts';
import { CodesScreen } from '../-codes/codes-screen.tsx';
import { ShareFailure } from '../-share/share-failure.tsx';

/** Codes for households of one coupon (SER-01). */
export const Route = createFileRoute('/_signed-in/codes/$couponId')({
  loader: async ({ context: { services }, params }) => {
    const [{ projectQuery }, { codeSeriesQuery }] = await Promise.all([
      import('../../api/projects.queries.ts'),
      import('../../api/codes.queries.ts'),
    ]);
    const { couponId } = params;
    const { client, queryClient } = services;
    // With codes the headline has a button beside it.
    const [{ project }] = await Promise.all([
      queryClient.fetchQuery(projectQuery(client, couponId)),
      queryClient.prefetchQuery({ ...codeSeriesQuery(client, couponId), retry: false }),
    ]);
    return project;
  },
  head: () => ({ meta: [{ title: commonWords.codesForHouseholds() }] }),
  component: Codes,
  errorComponent: ShareFailure,
});

function Codes() {
  const coupon = Route.useLoaderData();
  return <CodesScreen key={coupon.id} coupon={coupon} />;
}
