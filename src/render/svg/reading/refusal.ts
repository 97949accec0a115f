/** Problems of an SVG, each with the name of its element, so that the author finds it. */

export interface Problem {
  /** `<mask> #fade`, or an empty string for the whole file. */
  readonly element: string;
  /** A sentence. */
  readonly reason: string;
  /** Of the source, from 1; null where it is not known. */
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

/** A problem in one line: `<mask> #fade, line 12: …`. */
export function sentenceOf({ element, reason, line }: Problem): string {
  if (element === '') return reason;
  return `${element}${line === null ? '' : `, line ${line}`}: ${reason}`;
}

/** Something about one element. */
export function problemAt(element: Element, reason: string): Problem {
  return { element: nameOf(element), reason, line: lineOf(element) };
}

/** Something about the whole file. */
export function problemOfFile(reason: string): Problem {
  return { element: '', reason, line: null };
}

/** Remembers on which line of its source an element stood; copies of the element remember it too. */
export function rememberLine(element: Element, line: number | null): void {
  if (line !== null) element.setAttribute(LINE_ATTRIBUTE, String(line));
}

/** An attribute of the importer alone: no source has it, and none is stored with it. */
export const LINE_ATTRIBUTE = 'data-line';

/** Of the source, from 1; null where it is not known. */
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
  return position > 0 ? `${tag} (number ${position} of its kind)` : tag;
}

/** The name of every element of a drawing: one by one, each would be counted among all others. */
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
