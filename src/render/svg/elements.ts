/** The elements of a drawing in the import report: what each became, and its place (ADMT-05). */
import { RESOURCES, SHAPES } from '../../domain/svg/allow-list.ts';
import type { Box } from '../../domain/constants.ts';
import { colorFrom } from './colors.ts';
import { swatchOf } from './importing.ts';
import type { Mounted } from './reading/mount.ts';
import { lineOf, namesIn, type Problem } from './reading/refusal.ts';
import type { ImportReport, RemarkKind } from './report.ts';
import type { Slices } from './reading/slices.ts';
import { wordsOf } from './text-runs.ts';
import type { TokenBook } from './tokens.ts';
import * as importReportWords from '../../words/render/import-report.gen.ts';

export interface DrawnElement extends Problem {
  readonly fate: 'kept' | 'changed' | 'image' | 'left out';
  /** px of the design; null if the element is not drawn. */
  readonly box: Box | null;
}

/** The subjects of the report's remarks, then every kept element in drawing order. */
export async function elementsOf(
  { root }: Mounted,
  tokens: TokenBook,
  { remarks, level }: Pick<ImportReport, 'remarks' | 'level'>,
  { pause }: Pick<Slices, 'pause'>,
): Promise<readonly DrawnElement[]> {
  const names = namesIn(root);
  const named = new Map([...names].map(([element, name]) => [name, element]));
  const elements = remarks.map((remark): DrawnElement => {
    const element = named.get(remark.element);
    const box = element === undefined ? null : shownBox(element, root);
    return { ...remark, fate: FATES[remark.kind], box };
  });
  if (level === 'picture') return elements;
  const lost = remarks.filter(({ kind }) => FATES[kind] !== 'changed');
  const skipped = new Set(lost.flatMap(({ element }) => named.get(element) ?? []));
  const told = new Set(remarks.map(({ element }) => element));
  for (const element of keptIn(root, skipped)) {
    if (level !== 'shapes' && element.localName !== 'text') continue;
    await pause();
    const name = names.get(element) ?? '';
    if (told.has(name)) continue;
    const problem = { element: name, reason: partsOf(element, tokens), line: lineOf(element) };
    elements.push({ ...problem, fate: 'kept', box: shownBox(element, root) });
  }
  return elements;
}

const FATES: Readonly<Record<RemarkKind, DrawnElement['fate']>> = {
  raster: 'image',
  words: 'image',
  font: 'changed',
  apart: 'changed',
  adapted: 'changed',
  missing: 'left out',
  'left out': 'left out',
};

/** The drawn leaves outside these elements. */
function keptIn(element: Element, skipped: ReadonlySet<Element>): readonly Element[] {
  if (RESOURCES.has(element.localName) || skipped.has(element)) return [];
  if (getComputedStyle(element).display === 'none') return [];
  const isLeaf = SHAPES.has(element.localName) || ['text', 'image'].includes(element.localName);
  if (isLeaf) return [element];
  return [...element.children].flatMap((child) => keptIn(child, skipped));
}

/** "With FILL2 and STROKE1." */
function partsOf(element: Element, { known }: TokenBook): string {
  const style = getComputedStyle(element);
  if (element instanceof SVGTextElement)
    return importReportWords.quoted({ words: wordsOf(element) });
  if (element.localName === 'image') return importReportWords.ownColors();
  const names = (['fill', 'stroke'] as const).flatMap((group) => {
    const color = style[group] === 'none' ? null : colorFrom(style[group]);
    return color === null ? [] : (known[group](color.hex, swatchOf(element)) ?? []);
  });
  return names.length === 0
    ? importReportWords.withGradient()
    : importReportWords.withColors({
        colors: names.reduce((first, second) => importReportWords.and({ first, second })),
      });
}

function shownBox(element: Element, root: Element): Box | null {
  if (!(element instanceof SVGGraphicsElement)) return null;
  const box = boxOf(element, root);
  return box.width === 0 && box.height === 0 ? null : box;
}

/** In px of the design, at whose size the drawing is mounted. */
export function boxOf(element: Element, root: Element): Box {
  const page = root.getBoundingClientRect();
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left - page.left, y: top - page.top, width, height };
}
