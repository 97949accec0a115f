/** Draws QR codes of links and puts them together off the event loop (SER-04, SAFE-13). */
import { qrCodeSvg } from '../../src/domain/codes/qr-code.ts';
import { zipEnd, zipPart, type ZipFacts, type ZipPart } from '../media/stored-zip.ts';
import { answerWith } from '../work/answering-thread.ts';

/** Some pictures of a zip, or its end. */
export type PicturesOrder =
  | {
      readonly kind: 'pictures';
      /** File names and their links. */
      readonly files: readonly (readonly [name: string, link: string])[];
      readonly date: Date;
      /** Bytes of the pictures before. */
      readonly offset: number;
    }
  | ({ readonly kind: 'end' } & ZipFacts);

answerWith((order: PicturesOrder): ZipPart => {
  if (order.kind === 'end') return { bytes: zipEnd(order), directory: Buffer.alloc(0) };
  const { files, date, offset } = order;
  const entries = files.map(([name, link]) => ({ name, bytes: Buffer.from(qrCodeSvg(link)) }));
  return zipPart(entries, { date, offset, isCompressed: true });
});
