import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { ApiClient } from '../../api/client.ts';
import { readCodeList, removeCodeSeries } from '../../api/codes.queries.ts';
import { COUPON_FILES } from '../../domain/coupon/file-names.ts';
import { codeDownloadMachine } from '../../machines/codes/code-download.machine.ts';
import { seriesRemovalMachine } from '../../machines/codes/series-removal.machine.ts';
import { saveFile } from '../actors/save-file.ts';

/** The machines of a coupon's series with the services behind them. */
export function seriesMachines(
  client: ApiClient,
  queryClient: QueryClient,
  { id: couponId, name }: { readonly id: string; readonly name: string },
) {
  const removeSeries = fromPromise<void, string>(async ({ input: seriesId }) => {
    await removeCodeSeries(client, { couponId, seriesId });
    await queryClient.invalidateQueries({ queryKey: ['codes', couponId] });
  });
  const downloadList = fromPromise<void, string>(async ({ input: seriesId, signal }) => {
    const content = await readCodeList(client, { couponId, seriesId }, signal);
    saveFile(content, COUPON_FILES.codeList(name));
  });
  return {
    removal: seriesRemovalMachine.provide({ actors: { removeSeries } }),
    download: codeDownloadMachine.provide({ actors: { downloadList } }),
  };
}
