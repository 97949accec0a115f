import { Zip, type ZipInputFile } from 'fflate';
import { formatCode } from '../../src/domain/codes/code.ts';
import type { Database } from '../db/database.ts';
import { asOwner, workOwner } from '../work/work-owner.ts';
import { createWorkThread } from '../work/work-thread.ts';
import type { LinkOfCode } from './code-links.ts';
import { activeCodes, type WantedRows } from './code-rows.repository.ts';
import type { DrawnPicture, PicturesOrder } from './code-picture.thread.ts';

/** Rows of one order; the pictures of these have some 200 kB. */
const AT_ONCE = 200;
/** Drawing leaves much garbage. With a usual heap the process grew by 192 MB for 50,000 pictures, with this one by 82. */
const HEAP_MB = 32;
const LONGEST_MS = 10_000;
/** More than the zips that may be under way. */
const MOST_WAITING = 50;

const thread = createWorkThread<PicturesOrder, readonly DrawnPicture[]>({
  source: new URL('./code-picture.thread.ts', import.meta.url),
  longestMs: LONGEST_MS,
  mostWaiting: MOST_WAITING,
  heapMb: HEAP_MB,
});

/**
 * Returns a zip with a QR code for each link of a code that is switched on. Each part is drawn when the one before is
 * taken, in the name of who called this function. Between two parts it holds neither a connection nor a place.
 */
export function picturesZip(
  database: Database,
  rows: WantedRows,
  linkOf: LinkOfCode,
): AsyncGenerator<Buffer> {
  // A reader takes the parts in another context.
  const owner = workOwner();
  return zipParts(database, { rows, linkOf }, (order) => asOwner(owner, () => thread.ask(order)));
}

async function* zipParts(
  database: Database,
  { rows, linkOf }: { readonly rows: WantedRows; readonly linkOf: LinkOfCode },
  draw: (order: PicturesOrder) => Promise<readonly DrawnPicture[]>,
): AsyncGenerator<Buffer> {
  let chunks: Uint8Array[] = [];
  const zip = new Zip((_error, chunk) => chunks.push(chunk));
  const taken = (): Buffer => {
    const part = Buffer.concat(chunks);
    chunks = [];
    return part;
  };
  for (let { after } = rows; after < rows.last; after += AT_ONCE) {
    const last = Math.min(after + AT_ONCE, rows.last);
    const codes = await activeCodes(database, { ...rows, after, last });
    if (codes.length === 0) continue;
    const named = codes.map(({ code }) => pictureOf(formatCode(code), linkOf));
    for (const picture of await draw(named)) addTo(zip, picture);
    yield taken();
  }
  zip.end();
  yield taken();
}

const DEFLATED = 8;

function addTo(zip: Zip, { deflated, ...facts }: DrawnPicture): void {
  const file: ZipInputFile = { ...facts, compression: DEFLATED };
  zip.add(file);
  file.ondata?.(null, deflated, true);
}

function pictureOf(code: string, linkOf: LinkOfCode): readonly [name: string, link: string] {
  return [`${code}.svg`, linkOf(code)];
}
