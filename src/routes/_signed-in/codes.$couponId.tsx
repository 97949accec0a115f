import { createFileRoute } from '@tanstack/react-router';
import { projectQuery } from '../../api/projects.queries.ts';
import * as codesWords from '../../words/codes.gen.ts';
import { CodesScreen } from '../-codes/codes-screen.tsx';
import { ShareFailure } from '../-share/share-failure.tsx';

/** Codes for households of one coupon (SER-01). */
export const Route = createFileRoute('/_signed-in/codes/$couponId')({
  loader: async ({ context: { services, queryClient }, params }) => {
    const query = projectQuery(services.client, params.couponId);
    return (await queryClient.ensureQueryData(query)).project;
  },
  head: () => ({ meta: [{ title: codesWords.title() }] }),
  component: Codes,
  errorComponent: ShareFailure,
});

function Codes() {
  const { services } = Route.useRouteContext();
  const coupon = Route.useLoaderData();
  return <CodesScreen key={coupon.id} coupon={coupon} services={services} />;
}
