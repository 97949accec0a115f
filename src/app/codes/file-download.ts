/** Downloads of files whose progress the browser cannot show, because a call with a token fetches them (SER-04). */
import type { ApiClient } from '../../api/client.ts';
import { readCodeList, readCodePictures } from '../../api/codes.queries.ts';
import { readUseList } from '../../api/counters.queries.ts';
import {
  listRowCounter,
  type RowCounter,
  zipFileCounter,
} from '../../domain/codes/arrived-rows.ts';
import { COUPON_FILES } from '../../domain/coupon/file-names.ts';
import {
  codeDownloadMachine,
  type CodeDownloadReport,
  type WantedFile,
} from '../../machines/codes/code-download.machine.ts';
import { withCalls } from '../actors/with-calls.ts';
import { saveFile } from '../actors/save-file.ts';
import { reportingActor } from '../actors/reporting-actor.ts';

interface Download {
  readonly client: ApiClient;
  readonly signal: AbortSignal;
  readonly onRows: (rows: number) => void;
}

/** The machine of a download with the services behind it. */
export function downloadWith(client: ApiClient) {
  return withCalls(codeDownloadMachine, {
    downloadFile: reportingActor<WantedFile | null, CodeDownloadReport>(
      async (file, { signal, report }) => {
        const onRows = (rows: number): void => report({ type: 'download.progress', rows });
        if (file !== null) await saveWanted(file, { client, signal, onRows });
        report({ type: 'download.done' });
      },
      (error) => ({ type: 'download.failed', error }),
    ),
  });
}

/** Reads and saves the file. */
async function saveWanted(file: WantedFile, { client, signal, onRows }: Download): Promise<void> {
  if (file.kind === 'uses') {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    return saveFile(await readUseList(client, { ...file.filter, zone }, signal), file.fileName);
  }
  const { seriesId, start, source, coupon } = file;
  const named = { couponId: coupon.id, seriesId, source };
  const arriving = (count: RowCounter) => ({
    onBytes: (bytes: Uint8Array) => onRows(count(bytes)),
    signal,
  });
  if (file.kind === 'list') {
    const list = await readCodeList(client, named, arriving(listRowCounter()));
    return saveFile(list, COUPON_FILES.codeList(coupon.name));
  }
  const zip = await readCodePictures(client, { ...named, start }, arriving(zipFileCounter()));
  return saveFile(zip, COUPON_FILES.codePictures(coupon.name));
}
