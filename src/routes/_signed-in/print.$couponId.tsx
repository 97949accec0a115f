import { createFileRoute } from '@tanstack/react-router';
import * as commonWords from '../../words/common.gen.ts';
import { PrintScreen } from '../-print/print-screen.tsx';
import { ShareFailure } from '../-share/share-failure.tsx';

/** Sheets of one coupon to print and cut (PRE-05). */
export const Route = createFileRoute('/_signed-in/print/$couponId')({
  validateSearch: ({ series }: Record<string, unknown>): { readonly series?: string } =>
    typeof series === 'string' ? { series } : {},
  loader: async ({ context: { services }, params: { couponId } }) => {
    const { client, queryClient } = services;
    const [{ projectQuery }, { codeSeriesQuery }] = await Promise.all([
      import('../../api/projects.queries.ts'),
      import('../../api/codes.queries.ts'),
    ]);
    const [{ project }, series] = await Promise.all([
      queryClient.fetchQuery(projectQuery(client, couponId)),
      queryClient.fetchQuery(codeSeriesQuery(client, couponId)),
    ]);
    return { project, series: series.filter(({ state }) => state === 'ready') };
  },
  head: () => ({ meta: [{ title: commonWords.printKit() }] }),
  component: Print,
  errorComponent: ShareFailure,
});

function Print() {
  const { project, series } = Route.useLoaderData();
  const chosen = Route.useSearch().series ?? null;
  return (
    <PrintScreen key={`${project.id} ${chosen}`} coupon={project} series={series} chosen={chosen} />
  );
}
