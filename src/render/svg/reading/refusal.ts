/** Problems of an SVG, each with its element's name, so that the author can find it. */

import * as importReportWords from '../../../words/render/import-report.gen.ts';

export interface Problem {
  /** `<mask> #fade`, or an empty string for the whole file. */
  readonly element: string;
  /** A sentence. */
  readonly reason: string;
  /** Line of the source, from 1; null if unknown. */
  readonly line: number | null;
}

/** The SVG cannot become a design document; `problems` has every reason found. */
export class DesignRefused extends Error {
  override readonly name = 'DesignRefused';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(sentenceOf).join('\n'));
    this.problems = problems;
  }
}

/** The whole file is refused for this reason. */
export function fileRefused(reason: string): DesignRefused {
  return new DesignRefused([problemOfFile(reason)]);
}

/** A problem in one line: `<mask> #fade, line 12: …`. */
export function sentenceOf({ element, reason, line }: Problem): string {
  if (element === '') return reason;
  if (line === null) return importReportWords.atElement({ element, reason });
  return importReportWords.atLine({ element, line, reason });
}

/** A problem of one element. */
export function problemAt(element: Element, reason: string): Problem {
  return { element: nameOf(element), reason, line: lineOf(element) };
}

/** A problem of the whole file. */
export function problemOfFile(reason: string): Problem {
  return { element: '', reason, line: null };
}

/** Records the source line of an element; copies of the element keep it. */
export function rememberLine(element: Element, line: number | null): void {
  if (line !== null) element.setAttribute(LINE_ATTRIBUTE, String(line));
}

/** An attribute that only the importer uses; it is never stored. */
export const LINE_ATTRIBUTE = 'data-line';

/** Line of the source, from 1; null if unknown. */
export function lineOf(element: Element): number | null {
  const line = element.getAttribute(LINE_ATTRIBUTE);
  return line === null ? null : Number(line);
}

/** `<path> #leaf`; without an id `<path> (number 3 of its kind)`. */
export function nameOf(element: Element): string {
  const root = element.getRootNode();
  const scope =
    root instanceof Document || root instanceof ShadowRoot ? root : element.ownerDocument;
  if (element.id !== '') return nameAt(element, 0);
  return nameAt(element, [...scope.querySelectorAll(element.localName)].indexOf(element) + 1);
}

function nameAt({ localName, id }: Element, position: number): string {
  const tag = `<${localName}>`;
  if (id !== '') return `${tag} #${id}`;
  return position > 0 ? importReportWords.nthElement({ tag, position }) : tag;
}

/** The names of all elements of a drawing at once, because naming them one by one counts all others each time. */
export function namesIn(root: Element): ReadonlyMap<Element, string> {
  const counts = new Map<string, number>();
  const all = [root, ...root.querySelectorAll('*')];
  return new Map(
    all.map((element) => {
      const position = (counts.get(element.localName) ?? 0) + 1;
      counts.set(element.localName, position);
      return [element, nameAt(element, position)];
    }),
  );
}
