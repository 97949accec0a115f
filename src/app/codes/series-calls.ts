import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { ApiClient } from '../../api/client.ts';
import { readCodeList, readCodePictures, removeCodeSeries } from '../../api/codes.queries.ts';
import {
  listRowCounter,
  type RowCounter,
  zipFileCounter,
} from '../../domain/codes/arrived-rows.ts';
import { COUPON_FILES } from '../../domain/coupon/file-names.ts';
import { codeDownloadMachine } from '../../machines/codes/code-download.machine.ts';
import { seriesRemovalMachine } from '../../machines/codes/series-removal.machine.ts';
import { saveFile } from '../actors/save-file.ts';
import { fileDownload } from './file-download.ts';

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
  const downloadFile = fileDownload(async (file, { signal, onRows }) => {
    if (file.kind === 'uses') return;
    const { kind, seriesId, start, source } = file;
    const arriving = (count: RowCounter) => ({
      onBytes: (bytes: Uint8Array) => onRows(count(bytes)),
      signal,
    });
    if (kind === 'list') {
      const list = await readCodeList(
        client,
        { couponId, seriesId, source },
        arriving(listRowCounter()),
      );
      return saveFile(list, COUPON_FILES.codeList(name));
    }
    const wanted = { couponId, seriesId, start, source };
    const zip = await readCodePictures(client, wanted, arriving(zipFileCounter()));
    return saveFile(zip, COUPON_FILES.codePictures(name));
  });
  return {
    removal: seriesRemovalMachine.provide({ actors: { removeSeries } }),
    download: codeDownloadMachine.provide({ actors: { downloadFile } }),
  };
}
