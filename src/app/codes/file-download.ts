/** Downloads of files whose progress the browser cannot show, because a call with a token fetches them (SER-04). */
import type { ApiClient } from '../../api/client.ts';
import { linkSource } from '../../api/codes.queries.ts';
import { readFileStream } from '../../api/file-stream.ts';
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
    const params = { query: { ...file.filter, zone } };
    const uses = await client.GET('/api/v1/uses/list', { params, parseAs: 'blob', signal });
    return saveFile(uses, file.fileName);
  }
  const { start, coupon } = file;
  const path = { id: coupon.id, series: file.seriesId };
  const source = linkSource(file.source);
  const arrived = (
    stream: ReadableStream<Uint8Array<ArrayBuffer>>,
    type: string,
    count: RowCounter,
  ): Promise<Blob> =>
    readFileStream(stream, { type, onBytes: (bytes) => onRows(count(bytes)), signal });
  const call = { parseAs: 'stream', signal } as const;
  if (file.kind === 'list') {
    const list = await client.GET('/api/v1/project/{id}/codes/{series}/list', {
      ...call,
      params: { path, query: source },
    });
    const csv = await arrived(list, 'text/csv', listRowCounter());
    return saveFile(csv, COUPON_FILES.codeList(coupon.name));
  }
  const pictures = await client.GET('/api/v1/project/{id}/codes/{series}/qr-codes', {
    ...call,
    params: { path, query: { start, ...source } },
  });
  const zip = await arrived(pictures, 'application/zip', zipFileCounter());
  return saveFile(zip, COUPON_FILES.codePictures(coupon.name));
}
