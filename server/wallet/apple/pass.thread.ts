/**
 * Signs passes off the event loop: passkit-generator needs 40 ms for the checksums of a pass with photographs
 * (SAFE-13).
 */
import './native-forge.ts';
import { PKPass } from 'passkit-generator';
import { storedZip } from '../../media/stored-zip.ts';
import { answerWith } from '../../work/answering-thread.ts';
import type { PassCertificates } from './pass-certificates.ts';

/** The input of the thread. */
export interface PassParts {
  /** `pass.json` */
  readonly document: string;
  /** By file name. */
  readonly pictures: Readonly<Record<string, Uint8Array>>;
  readonly certificates: PassCertificates;
}

answerWith(({ document, pictures, certificates }: PassParts) => {
  const files = { 'pass.json': Buffer.from(document), ...buffersOf(pictures) };
  const signed = new PKPass(files, certificates).getAsRaw();
  const entries = Object.entries(signed).map(([name, bytes]) => ({ name, bytes }));
  return storedZip(entries, new Date());
});

function buffersOf(pictures: PassParts['pictures']): Record<string, Buffer> {
  return Object.fromEntries(
    Object.entries(pictures).map(([name, bytes]) => [name, Buffer.from(bytes)]),
  );
}
