/** The code of one household as it is printed (SER-04). */
import { groupedCode } from '../codes/code.ts';
import { qrCodeOf } from '../codes/qr-code.ts';
import type { CodeDrawing } from './code-drawing.ts';

/** A household's address, and what its row has in the printed column. */
export interface HouseholdLink {
  readonly link: string;
  readonly value: string;
}

export function linkDrawing(link: string): CodeDrawing {
  const { size, path } = qrCodeOf(link);
  return { width: size, height: size, module: 1, paths: [{ d: path, strokeWidth: null }] };
}

/** The code in a household's link, as people type it at a counter. */
export function linkCaption(link: string): string {
  const [address = ''] = link.split('?');
  return groupedCode(address.slice(address.lastIndexOf('/') + 1));
}
