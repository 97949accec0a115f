/** The elements of a drawing as an administrator reads of them: what each became, and where it lies (ADMT-05). */
import type { DesignDocument, SchemeTokens } from '../../domain/design/design-document.ts';
import { RESOURCES, SHAPES } from '../../domain/svg/allow-list.ts';
import type { Box } from '../scene/scene.ts';
import { colorFrom } from './colors.ts';
import { expandUses } from './reading/expand-uses.ts';
import { mountSvg } from './reading/mount.ts';
import { readSvg } from './reading/read-svg.ts';
import { nameOf, type Problem, problemAt } from './reading/refusal.ts';
import type { ImportReport, Remark } from './report.ts';
import { sheetOf } from './reading/style-rules.ts';

export interface DrawnElement extends Problem {
  readonly fate: 'kept' | 'image' | 'refused';
  /** px of the design; null where it is drawn nowhere. */
  readonly box: Box | null;
}

/** What the report's remarks are about, then every element that was kept, in the order of the drawing. */
export function elementsOf(
  source: string,
  design: DesignDocument,
  report: ImportReport,
  host: Document,
): readonly DrawnElement[] {
  const styles = () => new (host.defaultView ?? globalThis).CSSStyleSheet();
  const { root, styleTexts } = readSvg(source, host, styles);
  expandUses(root, () => undefined);
  const sheet = sheetOf(styleTexts, styles, () => {});
  const mounted = mountSvg(host, root, sheet, design.data.width);
  try {
    const place = (element: Element) => boxOf(element, root, mounted);
    const named = new Map(
      [...root.querySelectorAll('*')].map((element) => [nameOf(element), element]),
    );
    const remarked = report.remarks.map((remark): DrawnElement => {
      const element = named.get(remark.element);
      return {
        ...remark,
        fate: fateOf(remark),
        box: element === undefined ? null : place(element),
      };
    });
    const imaged = report.remarks.filter((remark) => fateOf(remark) !== 'kept');
    const names = new Set(imaged.map(({ element }) => element));
    if (report.level === 'picture') return remarked;
    const kept = keptIn(root, names)
      .filter((element) => report.level === 'shapes' || element.localName === 'text')
      .map((element): DrawnElement => ({
        ...problemAt(element, partsOf(element, design.schemes[0].tokens)),
        fate: 'kept',
        box: place(element),
      }));
    return [...remarked, ...kept];
  } finally {
    mounted.remove();
  }
}

function fateOf({ kind }: Remark): DrawnElement['fate'] {
  switch (kind) {
    case 'raster':
    case 'words':
      return 'image';
    case 'font':
      return 'kept';
    case 'missing':
    case 'left out':
      return 'refused';
  }
}

/** The drawn leaves that lie in nothing of these names. */
function keptIn(element: Element, names: ReadonlySet<string>): readonly Element[] {
  if (RESOURCES.has(element.localName) || names.has(nameOf(element))) return [];
  const isLeaf = SHAPES.has(element.localName) || ['text', 'image'].includes(element.localName);
  if (isLeaf) return [element];
  return [...element.children].flatMap((child) => keptIn(child, names));
}

/** "With FILL2 and STROKE1." */
function partsOf(element: Element, tokens: SchemeTokens): string {
  const style = getComputedStyle(element);
  if (element.localName === 'text') return `“${element.textContent.replace(/\s+/gu, ' ').trim()}”`;
  if (element.localName === 'image') return 'As it is, in its own colors.';
  const names = (['fill', 'stroke'] as const).flatMap((group) => {
    const hex = style[group] === 'none' ? null : colorFrom(style[group])?.hex;
    const entry = Object.entries(tokens[group]).find(([, color]) => color === hex);
    return entry === undefined ? [] : [entry[0]];
  });
  return names.length === 0 ? 'With a gradient.' : `With ${names.join(' and ')}.`;
}

function boxOf(
  element: Element,
  root: SVGSVGElement,
  size: { readonly width: number; readonly height: number },
): Box | null {
  if (!(element instanceof SVGGraphicsElement)) return null;
  const [own, whole] = [element.getBoundingClientRect(), root.getBoundingClientRect()];
  if (whole.width === 0 || (own.width === 0 && own.height === 0)) return null;
  const [across, down] = [size.width / whole.width, size.height / whole.height];
  return {
    x: (own.x - whole.x) * across,
    y: (own.y - whole.y) * down,
    width: own.width * across,
    height: own.height * down,
  };
}
