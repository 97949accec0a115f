import { svgTextOf } from '../../domain/svg/svg-text.ts';
import type { SvgFile } from '../../machines/admin/template-editor-context.ts';

/** Reads a chosen or dropped drawing as text, in the encoding that it declares. */
export async function readSvgFile(file: File): Promise<SvgFile> {
  return { name: file.name, text: svgTextOf(new Uint8Array(await file.arrayBuffer())) };
}
