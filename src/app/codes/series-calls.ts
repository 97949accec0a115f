import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { ApiClient } from '../../api/client.ts';
import { removeCodeSeries } from '../../api/codes.queries.ts';
import { seriesRemovalMachine } from '../../machines/codes/series-removal.machine.ts';
import { downloadWith } from './file-download.ts';

/** The machines of a coupon's series with the services behind them. */
export function seriesMachines(client: ApiClient, queryClient: QueryClient, couponId: string) {
  const removeSeries = fromPromise<void, string>(async ({ input: seriesId }) => {
    await removeCodeSeries(client, { couponId, seriesId });
    await queryClient.invalidateQueries({ queryKey: ['codes', couponId] });
  });
  return {
    removal: seriesRemovalMachine.provide({ actors: { removeSeries } }),
    download: downloadWith(client),
  };
}
