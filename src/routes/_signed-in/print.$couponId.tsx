import { createFileRoute } from '@tanstack/react-router';
import * as commonWords from '../../words/common.gen.ts';
import { PrintScreen } from '../-print/print-screen.tsx';
import { ShareFailure } from '../-share/share-failure.tsx';

/** Sheets of one coupon to print and cut (PRE-05). */
export const Route = createFileRoute('/_signed-in/print/$couponId')({
  loader: async ({ context: { services, queryClient }, params }) => {
    const { projectQuery } = await import('../../api/projects.queries.ts');
    const query = projectQuery(services.client, params.couponId);
    return (await queryClient.ensureQueryData(query)).project;
  },
  head: () => ({ meta: [{ title: commonWords.printKit() }] }),
  component: Print,
  errorComponent: ShareFailure,
});

function Print() {
  const { services } = Route.useRouteContext();
  const coupon = Route.useLoaderData();
  return <PrintScreen key={coupon.id} coupon={coupon} services={services} />;
}
