/** Drawings that administrators drop, and their import results. */
import { Buffer } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDesignDocument } from '../../src/domain/design/design-document.schema.ts';
import type { DesignPart } from '../../src/domain/template/template-draft.ts';
import type { ImportOutcome, SvgFile } from '../../src/machines/admin/template-editor-context.ts';
import type { Hand } from './hand.ts';

const DESIGN = join(import.meta.dirname, '..', '..', 'designs', 'electrician');

/** A text file with the extension of a drawing. */
export const NO_DRAWING: SvgFile = { name: 'notes.svg', text: 'Remember the rolls.' };

/** Returns the electrician's strip with another name. */
export function drawnSvg(name: string): SvgFile {
  return { name, text: readFileSync(join(DESIGN, 'strip.svg'), 'utf8') };
}

/** Returns the import result of the electrician's strip. */
export function partIn({ name, text }: SvgFile): DesignPart {
  const design: unknown = JSON.parse(readFileSync(join(DESIGN, 'strip.gen.json'), 'utf8'));
  return { design: readDesignDocument(design), svg: text, fileName: name };
}

export function outcomeOf(fileName: string): ImportOutcome {
  return { fileName, bytes: 1, elements: [], difference: null, patch: null };
}

/** Selects drawings in the template editor. */
export const chooseSvg =
  (...files: readonly SvgFile[]): Hand =>
  ({ page }) =>
    page.getByLabel('Source image file').setInputFiles(files.map(fileIn));

/** A drawing as a file from disk. */
export function fileIn({ name, text }: SvgFile) {
  return { name, mimeType: 'image/svg+xml', buffer: Buffer.from(text) };
}
