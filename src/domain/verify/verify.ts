/** Checks any pass or save link; the page and the command share it. Pure but for its ports. */
import type { VerifyPorts, VerifyReport } from './report.ts';
import { isSaveLink } from './save-link.ts';
import { verifyLink } from './verify-link.ts';
import { verifyPass } from './verify-pass.ts';

/** Bytes; a save link has some kilobytes. */
const LINK_FILE_MAX = 100_000;

/** A pass or a link to check. */
export type VerifySource =
  | { readonly kind: 'pass'; readonly bytes: Uint8Array }
  | { readonly kind: 'link'; readonly address: string };

/** Throws `NotVerifiable` for anything that is neither a pass nor a save link. */
export async function verify(source: VerifySource, ports: VerifyPorts): Promise<VerifyReport> {
  if (source.kind === 'link') return verifyLink(source.address, ports);
  const address = savedLink(source.bytes);
  return address === null ? verifyPass(source.bytes, ports) : verifyLink(address, ports);
}

/** A save link that somebody saved as a file. */
function savedLink(bytes: Uint8Array): string | null {
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (isArchive || bytes.length > LINK_FILE_MAX) return null;
  const text = new TextDecoder().decode(bytes);
  return isSaveLink(text) ? text : null;
}
