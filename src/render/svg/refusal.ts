/** Why an SVG is not taken: always with the element named, so that its author finds it. */

export interface Problem {
  /** `<mask> #fade`, or an empty string for the whole file. */
  readonly element: string;
  /** A sentence. */
  readonly reason: string;
}

/** The SVG cannot become a design document; `problems` holds every reason found. */
export class DesignRefused extends Error {
  override readonly name = 'DesignRefused';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(
      problems
        .map(({ element, reason }) => (element === '' ? reason : `${element}: ${reason}`))
        .join('\n'),
    );
    this.problems = problems;
  }
}

/** `<path> #leaf`; without an id `<path> (the 3rd of its kind)`. */
export function nameOf(element: Element): string {
  const tag = `<${element.localName}>`;
  if (element.id !== '') return `${tag} #${element.id}`;
  const root = element.getRootNode();
  const scope =
    root instanceof Document || root instanceof ShadowRoot ? root : element.ownerDocument;
  const position = [...scope.querySelectorAll(element.localName)].indexOf(element) + 1;
  return position > 0 ? `${tag} (number ${position} of its kind)` : tag;
}
