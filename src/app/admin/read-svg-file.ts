import { MOST_SOURCE_BYTES } from '../../domain/svg/allow-list.ts';
import { svgTextOf } from '../../domain/svg/svg-text.ts';
import { unpackedStart } from '../../domain/svg/unpacked-svg.ts';
import type { SvgFile } from '../../machines/admin/template-editor-context.ts';

/** A letter takes four bytes at most; more is enough for the importer to refuse the file as too large. */
const MOST_BYTES = 4 * MOST_SOURCE_BYTES + 4;

/** Reads a chosen or dropped drawing as text, unpacked, in the encoding that it declares. */
export async function readSvgFile(file: File): Promise<SvgFile> {
  return { name: file.name, text: svgTextOf(await unpackedStart(file, MOST_BYTES)) };
}
