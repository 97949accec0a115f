/** A thread that makes passes with an unmodified passkit-generator: beside Tearline, node-forge signs with OpenSSL. */
import { parentPort, workerData } from 'node:worker_threads';
import { PKPass } from 'passkit-generator';
import { drawPassImages, type PassSources } from '../../server/wallet/apple/pass-images.ts';
import type { PassCertificates } from '../../server/wallet/apple/pass-certificates.ts';

/** Input of the thread; pictures and document are plain bytes. */
export interface PeerOrder {
  readonly certificates: PassCertificates;
  readonly sources: PassSources;
  readonly document: Uint8Array;
}

const order = workerData as PeerOrder;
const document = Buffer.from(order.document);
const sources = {
  strip: Buffer.from(order.sources.strip),
  logo: Buffer.from(order.sources.logo),
  square: Buffer.from(order.sources.square),
};

/** Answers each message with the milliseconds of one pass. */
parentPort?.on('message', () => void makeOne());

async function makeOne(): Promise<void> {
  const start = performance.now();
  const files = { 'pass.json': document, ...(await drawPassImages(sources)) };
  new PKPass(files, order.certificates).getAsBuffer();
  parentPort?.postMessage(performance.now() - start);
}
