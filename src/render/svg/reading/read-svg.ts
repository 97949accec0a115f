/** An SVG source as a clean tree: parsed without effect, then only what is allowed is built again. Nothing runs. */
import {
  ALLOWED_ATTRIBUTES,
  ALLOWED_ELEMENTS,
  DROPPED_ELEMENTS,
  MOST_ELEMENTS,
  MOST_SOURCE_BYTES,
  SVG_NAMESPACE,
  WORDS,
  XHTML_NAMESPACE,
  XLINK_NAMESPACE,
  XML_NAMESPACE,
} from '../../../domain/svg/allow-list.ts';
import { isInnerReference, staysInside } from '../../../domain/svg/references.ts';
import { DesignRefused, nameOf, problemOfFile, rememberLine, type Problem } from './refusal.ts';
import { linesOf } from './source-lines.ts';
import { applyDeclarations, type StyleReader } from './style-rules.ts';

interface CleanSvg {
  /** Attached to nothing. */
  readonly root: SVGSVGElement;
  /** The texts of its `<style>` elements. */
  readonly styleTexts: readonly string[];
}

/** Throws `DesignRefused` with every element that may not be in a design. */
export function readSvg(source: string, host: Document, styles: StyleReader): CleanSvg {
  if (new Blob([source]).size > MOST_SOURCE_BYTES) throw wholeFile('The file is larger than 2 MB.');
  const parsed = parseInert(source);
  if (parsed.querySelector('parsererror') !== null)
    throw wholeFile('The file is not well-formed XML.');
  const inert = parsed.documentElement;
  if (inert.querySelectorAll('*').length > MOST_ELEMENTS)
    throw wholeFile(`The file has more than ${MOST_ELEMENTS} elements.`);

  const blank = host.implementation.createDocument(null, null);
  const lines = linesOf(source, parsed);
  const cleaning: Cleaning = { blank, styles, lines, problems: [], styleTexts: [] };
  const root = inert.localName === 'svg' ? cleanCopy(inert, cleaning) : null;
  if (cleaning.problems.length > 0) throw new DesignRefused(cleaning.problems);
  if (!(root instanceof SVGSVGElement))
    throw wholeFile('The file is not an SVG: its outermost element has to be <svg>.');
  return { root, styleTexts: cleaning.styleTexts };
}

function wholeFile(reason: string): DesignRefused {
  return new DesignRefused([problemOfFile(reason)]);
}

/** A namespace that means nothing to a browser. */
export const INERT_NAMESPACE = 'urn:tearline:inert';

/**
 * Parsed with the SVG namespace renamed: no element means anything to the browser, so no style is applied, no
 * content security policy violated and no reference followed, whatever the source contains.
 */
export function parseInert(source: string): Document {
  return new DOMParser().parseFromString(
    source.replaceAll(SVG_NAMESPACE, INERT_NAMESPACE),
    'application/xml',
  );
}

interface Cleaning {
  /** Makes the elements; shown nowhere. */
  readonly blank: Document;
  readonly styles: StyleReader;
  readonly lines: ReadonlyMap<Element, number>;
  readonly problems: Problem[];
  readonly styleTexts: string[];
}

/** Null for what is left out. */
function cleanCopy(inert: Element, cleaning: Cleaning): Element | null {
  const line = cleaning.lines.get(inert) ?? null;
  const refuse = (reason: string) =>
    void cleaning.problems.push({ element: nameOf(inert), reason, line });
  const verdict = verdictOn(inert);
  if (verdict === 'refused') refuse('This element is not allowed in a design.');
  if (verdict !== 'allowed') return null;
  if (inert.localName === 'style') {
    cleaning.styleTexts.push(inert.textContent);
    return null;
  }
  const name = inert.localName === 'a' ? groupIn(inert.parentElement) : inert.localName;
  const copy = cleaning.blank.createElementNS(SVG_NAMESPACE, name);
  rememberLine(copy, line);
  for (const attribute of inert.attributes) copyAttribute(inert, attribute, copy, refuse);
  const declarations = inert.getAttribute('style');
  if (declarations !== null) applyDeclarations(copy, declarations, cleaning.styles, refuse);
  copy.append(...[...inert.childNodes].flatMap((child) => cleanChild(child, cleaning)));
  return copy;
}

function cleanChild(child: Node, cleaning: Cleaning): readonly (Node | string)[] {
  if (child instanceof Text) return [child.data];
  const copy = child instanceof Element ? cleanCopy(child, cleaning) : null;
  return copy === null ? [] : [copy];
}

/** A link among words is a part of them. */
function groupIn(parent: Element | null): 'g' | 'tspan' {
  return parent !== null && WORDS.has(parent.localName) ? 'tspan' : 'g';
}

type Verdict = 'allowed' | 'dropped' | 'refused';

/** Elements of drawing programs' own namespaces are dropped; anything of HTML is refused; a link is a group. */
function verdictOn({ namespaceURI, localName }: Element): Verdict {
  if (localName.toLowerCase() === 'script' || namespaceURI === XHTML_NAMESPACE) return 'refused';
  if (namespaceURI !== INERT_NAMESPACE) return 'dropped';
  if (ALLOWED_ELEMENTS.has(localName) || localName === 'a') return 'allowed';
  return DROPPED_ELEMENTS.has(localName) ? 'dropped' : 'refused';
}

function copyAttribute(
  inert: Element,
  { localName, namespaceURI, name, value }: Attr,
  copy: Element,
  refuse: (reason: string) => void,
): void {
  if (name === 'style' || (inert.localName === 'a' && localName === 'href')) return;
  if (/^on/iu.test(localName))
    return refuse(`The event handler "${name}" is not allowed in a design.`);
  const isReference =
    localName === 'href' && (namespaceURI === null || namespaceURI === XLINK_NAMESPACE);
  const reference = withKnownType(value.trim());
  if (isReference && !isInnerReference(inert.localName, reference))
    return refuse(`The reference "${shortened(value)}" leads out of the file.`);
  if (!isReference && !staysInside(value))
    return refuse(`"${name}" refers to something outside the file.`);
  if (namespaceURI === XML_NAMESPACE && localName === 'space')
    copy.setAttributeNS(XML_NAMESPACE, 'xml:space', value);
  if (isReference) copy.setAttribute('href', reference);
  else if (namespaceURI === null && ALLOWED_ATTRIBUTES.has(localName))
    copy.setAttribute(localName, value);
}

/** Some programs write a type that no list knows. */
function withKnownType(reference: string): string {
  return reference.replace(/^data:image\/jpg;/u, 'data:image/jpeg;');
}

function shortened(value: string): string {
  return value.length > 60 ? `${value.slice(0, 57)}…` : value;
}
