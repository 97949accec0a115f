/** Draws QR codes of links off the event loop (SER-04, SAFE-13). */
import { crc32, deflateRawSync } from 'node:zlib';
import { qrCodeSvg } from '../../src/domain/codes/qr-code.ts';
import { answerWith } from '../work/answering-thread.ts';

/** Some files of a zip: their names and the links that they show. */
export type PicturesOrder = readonly (readonly [name: string, link: string])[];

/** A file as a zip stores it. */
export interface DrawnPicture {
  readonly filename: string;
  readonly crc: number;
  /** Bytes before the compression. */
  readonly size: number;
  readonly deflated: Uint8Array<ArrayBuffer>;
}

answerWith((order: PicturesOrder): readonly DrawnPicture[] =>
  order.map(([filename, link]) => {
    const svg = Buffer.from(qrCodeSvg(link));
    return { filename, crc: crc32(svg), size: svg.length, deflated: deflateRawSync(svg) };
  }),
);
