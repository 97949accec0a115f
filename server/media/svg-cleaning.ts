/** Cleans an SVG. It runs in a thread, since a DOM loads slowly and is slow on a large drawing (API-06, SAFE-01). */
import createPurifier, { type DOMPurify } from 'dompurify';
import { JSDOM, type DOMWindow } from 'jsdom';
import {
  ALLOWED_ATTRIBUTES,
  ALLOWED_ELEMENTS,
  DROPPED_ELEMENTS,
  MOST_DEPTH,
  MOST_ELEMENTS,
  MOST_SOURCE_BYTES,
  SVG_NAMESPACE,
  XHTML_NAMESPACE,
  XLINK_NAMESPACE,
} from '../../src/domain/svg/allow-list.ts';
import { doctypeOf } from '../../src/domain/svg/doctype.ts';
import {
  isInnerReference,
  isPlainStyleSheet,
  staysInside,
} from '../../src/domain/svg/references.ts';
import * as pictureWords from '../../src/words/server/pictures.gen.ts';
import * as svgFaultsWords from '../../src/words/domain/svg-faults.gen.ts';

/** The cleaned source, or why it was refused: one sentence for each place, with the element's name. */
export type CleanedSvg =
  | { readonly source: string; readonly reasons: readonly [] }
  | { readonly source: null; readonly reasons: readonly string[] };

const MOST_REASONS = 20;

/**
 * Returns the source as a new text with only what is allowed. Notes of drawing programs are dropped silently. Nothing
 * in the source runs or is fetched.
 */
export function cleanedSvg(source: string): CleanedSvg {
  try {
    return { source: cleaned(source), reasons: [] };
  } catch (error) {
    if (error instanceof SvgRefused) return { source: null, reasons: error.reasons };
    throw error;
  }
}

/** Why an SVG was refused: one sentence for each place, with the element's name. */
class SvgRefused extends Error {
  override readonly name = 'SvgRefused';
  readonly reasons: readonly string[];

  constructor(reasons: readonly string[]) {
    super(reasons.join('\n'));
    this.reasons = reasons;
  }
}

function cleaned(source: string): string {
  refuseByText(source);
  const { window } = new JSDOM('');
  try {
    const root = copyOf(parsed(source, window));
    purify(root, createPurifier(window));
    return new window.XMLSerializer().serializeToString(root);
  } finally {
    window.close();
  }
}

function refuseByText(source: string): void {
  if (Buffer.byteLength(source) > MOST_SOURCE_BYTES)
    throw new SvgRefused([svgFaultsWords.fileTooLarge()]);
  if (/<!ENTITY/iu.test(source) || doctypeOf(source)?.includes('[') === true)
    throw new SvgRefused([pictureWords.svgEntities()]);
  if (/<\?(?!xml\s)/iu.test(source)) throw new SvgRefused([pictureWords.svgInstructions()]);
  if ((source.match(/<[A-Za-z_]/gu)?.length ?? 0) > MOST_ELEMENTS)
    throw new SvgRefused([svgFaultsWords.tooManyElements({ most: MOST_ELEMENTS })]);
}

function parsed(source: string, window: DOMWindow): Element {
  const text = source.replace(/^\uFEFF/u, '').replace(doctypeOf(source) ?? '', '');
  const { documentElement } = new window.DOMParser().parseFromString(text, 'image/svg+xml');
  const isBroken = documentElement.getElementsByTagName('parsererror').length > 0;
  if (isBroken || documentElement.localName === 'parsererror')
    throw new SvgRefused([svgFaultsWords.notWellFormed()]);
  if (documentElement.localName !== 'svg' || documentElement.namespaceURI !== SVG_NAMESPACE)
    throw new SvgRefused([svgFaultsWords.noSvg()]);
  return documentElement;
}

/** Copies the allowed parts into a new document. */
function copyOf(original: Element): Element {
  const reasons: string[] = [];
  const blank = original.ownerDocument.implementation.createDocument(null, null);
  const root = cleanCopy(original, { blank, reasons }, 0);
  if (reasons.length > 0) throw new SvgRefused(reasons.slice(0, MOST_REASONS));
  if (root === null) throw new SvgRefused([pictureWords.notSvg()]);
  return root;
}

interface Cleaning {
  readonly blank: Document;
  readonly reasons: string[];
}

function cleanCopy(original: Element, cleaning: Cleaning, depth: number): Element | null {
  const refuse = (reason: string): null => {
    cleaning.reasons.push(`${nameOf(original)}: ${reason}`);
    return null;
  };
  if (depth > MOST_DEPTH) return refuse(pictureWords.svgTooDeep());
  const verdict = verdictOn(original);
  if (verdict === 'refused') return refuse(svgFaultsWords.elementRefused());
  if (verdict === 'dropped') return null;
  const copy = cleaning.blank.createElementNS(SVG_NAMESPACE, original.localName);
  for (const attribute of original.attributes) copyAttribute(original, attribute, copy, refuse);
  if (original.localName === 'style' && !isPlainStyleSheet(original.textContent))
    return refuse(pictureWords.svgRules());
  for (const child of original.childNodes) {
    const { nodeType, nodeValue } = child;
    if (nodeType === TEXT || nodeType === CDATA) copy.append(nodeValue ?? '');
    if (!isElement(child)) continue;
    const inner = cleanCopy(child, cleaning, depth + 1);
    if (inner !== null) copy.append(inner);
  }
  return copy;
}

const TEXT = 3;
const CDATA = 4;

function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}

/** Elements in namespaces of drawing programs are dropped; HTML is refused. */
function verdictOn({ namespaceURI, localName }: Element): 'allowed' | 'dropped' | 'refused' {
  if (localName.toLowerCase() === 'script' || namespaceURI === XHTML_NAMESPACE) return 'refused';
  if (namespaceURI !== SVG_NAMESPACE) return 'dropped';
  if (ALLOWED_ELEMENTS.has(localName)) return 'allowed';
  return DROPPED_ELEMENTS.has(localName) ? 'dropped' : 'refused';
}

function copyAttribute(
  original: Element,
  { localName, namespaceURI, name, value }: Attr,
  copy: Element,
  refuse: (reason: string) => void,
): void {
  if (/^on/iu.test(localName)) return refuse(svgFaultsWords.handlerRefused({ name }));
  if (name === 'xml:base') return refuse(pictureWords.svgBase());
  const isReference =
    localName === 'href' && (namespaceURI === null || namespaceURI === XLINK_NAMESPACE);
  if (isReference && !isInnerReference(original.localName, value))
    return refuse(svgFaultsWords.referenceOutside({ reference: shortened(value) }));
  if (!isReference && !staysInside(value)) return refuse(svgFaultsWords.valueOutside({ name }));
  if (isReference) copy.setAttribute('href', value.trim());
  else if (namespaceURI === null && (ALLOWED_ATTRIBUTES.has(localName) || localName === 'style'))
    copy.setAttribute(localName, value);
}

/** A second check of our copy: if DOMPurify removes anything, the SVG is refused. */
function purify(root: Element, purifier: DOMPurify): void {
  purifier.sanitize(root, {
    IN_PLACE: true,
    USE_PROFILES: { svg: true, svgFilters: true },
    ADD_TAGS: ['use', 'textPath'],
    ADD_ATTR: [...ALLOWED_ATTRIBUTES],
    // The SVG never becomes part of a page, so an id such as "images" is safe.
    SANITIZE_DOM: false,
  });
  const removed = purifier.removed.map((entry) =>
    'element' in entry ? entry.element.nodeName : (entry.attribute?.name ?? 'attribute'),
  );
  if (removed.length > 0)
    throw new SvgRefused(removed.map((name) => pictureWords.svgNotAllowed({ name })));
}

function nameOf({ localName, id }: Element): string {
  return id === '' ? `<${localName}>` : `<${localName}> #${shortened(id)}`;
}

function shortened(value: string): string {
  const letters = [...value];
  return letters.length > 60 ? `${letters.slice(0, 57).join('')}…` : value;
}
