import { createFileRoute } from '@tanstack/react-router';
import * as commonWords from '../../words/common.gen.ts';
import { CodesScreen } from '../-codes/codes-screen.tsx';
import { ShareFailure } from '../-share/share-failure.tsx';

/** Codes for households of one coupon (SER-01). */
export const Route = createFileRoute('/_signed-in/codes/$couponId')({
  loader: async ({ context: { services, queryClient }, params }) => {
    const { projectQuery } = await import('../../api/projects.queries.ts');
    const query = projectQuery(services.client, params.couponId);
    return (await queryClient.ensureQueryData(query)).project;
  },
  head: () => ({ meta: [{ title: commonWords.codesForHouseholds() }] }),
  component: Codes,
  errorComponent: ShareFailure,
});

function Codes() {
  const { services } = Route.useRouteContext();
  const coupon = Route.useLoaderData();
  return <CodesScreen key={coupon.id} coupon={coupon} services={services} />;
}
