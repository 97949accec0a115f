/** Drawings of other programs for the tests of the importer. */
import { textSlotsOf } from '../../src/domain/design/design-document.ts';
import { importDesign } from '../../src/render/svg/import-design.ts';

/** The options of an import as Apple's strip. */
export const AS_STRIP = { host: document, type: 'strip', width: 1125 } as const;

/** A drawing with the proportions of a strip, without a background. */
export const bare = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1125 432">${body}</svg>`;

/** A drawing with the proportions of a strip and its own background. */
export const svg = (body: string, root = 'xmlns="http://www.w3.org/2000/svg"') =>
  `<svg ${root} viewBox="0 0 1125 432"><rect width="1125" height="432" fill="#FFF4E0"/>${body}</svg>`;

/** Imports a drawing and summarizes the result. */
export async function imported(source: string) {
  const { design, report, cleanSource } = await importDesign(source, AS_STRIP);
  const words = textSlotsOf(design).map(({ text }) => text);
  const { level, remarks, difference } = report;
  return { words, level, remarks, difference, design, cleanSource };
}

export const LATO = 'font-family="Lato" font-size="60" fill="#123456"';
