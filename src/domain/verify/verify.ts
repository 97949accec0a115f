/** Checks any pass or save link; the page and the command share it. Pure but for its ports. */
import type { VerifyPorts, VerifyReport } from './report.ts';
import { verifyLink } from './verify-link.ts';
import { verifyPass } from './verify-pass.ts';

/** A pass or a link to check. */
export type VerifySource =
  | { readonly kind: 'pass'; readonly bytes: Uint8Array }
  | { readonly kind: 'link'; readonly address: string };

/** Throws `NotVerifiable` for anything that is neither a pass nor a save link. */
export async function verify(source: VerifySource, ports: VerifyPorts): Promise<VerifyReport> {
  return source.kind === 'pass'
    ? verifyPass(source.bytes, ports)
    : verifyLink(source.address, ports);
}
