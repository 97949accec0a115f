/**
 * Signs passes off the event loop: passkit-generator needs 40 ms for the checksums of a pass with photographs
 * (SAFE-13).
 */
import './native-forge.ts';
import { zipSync } from 'fflate';
import { PKPass } from 'passkit-generator';
import { answerWith } from '../../work/answering-thread.ts';
import type { PassCertificates } from './pass-certificates.ts';
import type { PassLabels } from './pass-document.ts';

/** The input of the thread. */
export interface PassParts {
  /** `pass.json` */
  readonly document: string;
  /** The labels of `pass.json` again, for `pass.strings` of their language; null for English. */
  readonly labels: PassLabels | null;
  /** By file name. */
  readonly pictures: Readonly<Record<string, Uint8Array>>;
  readonly certificates: PassCertificates;
}

answerWith(({ document, labels, pictures, certificates }: PassParts) => {
  const files = { 'pass.json': Buffer.from(document), ...buffersOf(pictures) };
  const pass = new PKPass(files, certificates);
  if (labels !== null) pass.localize(labels.language, stringsOf(labels.texts));
  // Its pictures are compressed already.
  return zipSync({ ...pass.getAsRaw() }, { level: 0 });
});

/** As ASCII with escapes, since phones read `pass.strings` as UTF-16 or UTF-8 by their own rules. */
function stringsOf(texts: readonly string[]): Record<string, string> {
  return Object.fromEntries(texts.map((text) => [escaped(text), escaped(text)]));
}

function escaped(text: string): string {
  return text.replaceAll(
    /[^ -~]|["\\]/gu,
    (character) => `\\U${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function buffersOf(pictures: PassParts['pictures']): Record<string, Buffer> {
  return Object.fromEntries(
    Object.entries(pictures).map(([name, bytes]) => [name, Buffer.from(bytes)]),
  );
}
