/** An SVG source as a clean tree: parsed without side effects, then rebuilt with only allowed content. Nothing runs. */
import {
  ALLOWED_ELEMENTS,
  ANIMATIONS,
  DROPPED_ELEMENTS,
  MOST_DEPTH,
  MOST_ELEMENTS,
  MOST_SOURCE_BYTES,
  SVG_NAMESPACE,
  UNKNOWN_PAINTS,
  WORDS,
} from '../../../domain/svg/allow-list.ts';
import { withPlainEntities } from '../../../domain/svg/doctype.ts';
import type { Slices } from './slices.ts';
import { DesignRefused, fileRefused, nameOf, type Problem, rememberLine } from './refusal.ts';
import { copyAttributes, copyGivenName, type Refuse } from './copied-attributes.ts';
import { isBackgroundBlur, settlePaints } from './mean-paints.ts';
import { INERT_HTML, INERT_NAMESPACE, withInertNamespaces, withNamespaces } from './namespaces.ts';
import type { ShownProblems } from './shown-problems.ts';
import { scanSource } from './source-scan.ts';
import { LINK_ATTRIBUTE } from './style-rules.ts';
import * as importReportWords from '../../../words/render/import-report.gen.ts';
import * as svgFaultsWords from '../../../words/domain/svg-faults.gen.ts';

/** Where the refused elements are collected. */
export interface Found {
  readonly problems: Problem[];
  readonly ifShown: ShownProblems;
}

/** The root is detached from any document. Rejects with `DesignRefused` if the file as a whole is refused. */
export async function readSvg(
  source: string,
  { host, pause, problems, ifShown }: Pick<Cleaning, 'host' | 'pause' | keyof Found>,
) {
  if (new Blob([source]).size > MOST_SOURCE_BYTES) throw fileRefused(svgFaultsWords.fileTooLarge());
  if (withPlainEntities(source, MOST_SOURCE_BYTES) === null)
    throw fileRefused(importReportWords.entitiesRefused());
  await pause();
  const { faultyLine, lines, depth } = scanSource(source);
  if (faultyLine !== null) throw notWellFormed(faultyLine);
  if (depth > MOST_DEPTH)
    throw fileRefused(importReportWords.nestedTooDeeply({ most: MOST_DEPTH }));
  await pause();
  const parsed = parseInert(source);
  await pause();
  if (parsed.querySelector('parsererror') !== null) throw notWellFormed(null);
  const inert = parsed.documentElement;
  if (inert.querySelectorAll('*').length > MOST_ELEMENTS)
    throw fileRefused(svgFaultsWords.tooManyElements({ most: MOST_ELEMENTS }));
  const blank = host.implementation.createDocument(null, null);
  await pause();
  const lineAt = linesOf(parsed, lines);
  const adapted = settlePaints(inert).map(({ original, element, reason }) => {
    return { element, reason, line: lineAt.get(original) ?? null };
  });
  const found = { problems, ifShown, styleTexts: [], leftOut: [], adapted };
  const known = { host, blank, lines: lineAt, pause };
  const cleaning: Cleaning = { ...known, ...found };
  const root = inert.localName === 'svg' ? await cleanCopy(inert, cleaning) : null;
  if (!(root instanceof SVGSVGElement)) throw fileRefused(svgFaultsWords.noSvg());
  const { styleTexts, leftOut } = cleaning;
  return { root, styleTexts, leftOut, adapted };
}

/** Empty if an entity stands for elements that the source does not show. */
function linesOf(parsed: Document, lines: readonly number[]): ReadonlyMap<Element, number> {
  const elements = [...parsed.querySelectorAll('*')];
  if (lines.length !== elements.length) return new Map();
  return new Map(elements.map((element, index) => [element, lines[index] ?? 1]));
}

function notWellFormed(line: number | null): DesignRefused {
  return new DesignRefused([{ element: '', reason: svgFaultsWords.notWellFormed(), line }]);
}

/**
 * Parsed with the namespaces of SVG and HTML renamed: the browser knows none of its elements, so it applies no style,
 * follows no reference and reports no violation of the content security policy, whatever the source contains.
 */
export function parseInert(source: string): Document {
  return new DOMParser().parseFromString(
    withInertNamespaces(withNamespaces(withPlainEntities(source, MOST_SOURCE_BYTES) ?? '')),
    'application/xml',
  );
}

interface Cleaning extends Pick<Slices, 'pause'>, Found {
  readonly host: Document;
  /** Creates the elements; never shown. */
  readonly blank: Document;
  readonly lines: ReadonlyMap<Element, number>;
  /** The texts of its `<style>` elements. */
  readonly styleTexts: string[];
  /** Content that is dropped without refusing the design. */
  readonly leftOut: Problem[];
  /** Content that is accepted with a change. */
  readonly adapted: Problem[];
}

/** Null for dropped content. */
async function cleanCopy(inert: Element, cleaning: Cleaning): Promise<Element | null> {
  await cleaning.pause();
  const line = cleaning.lines.get(inert) ?? null;
  const verdict = verdictOn(inert, cleaning.host);
  if (verdict === 'left out') leaveOut(inert, line, cleaning);
  if (verdict === 'left out' || verdict === 'dropped') return null;
  if (inert.localName === 'style') {
    cleaning.styleTexts.push(...styleTextOf(inert));
    for (const reason of unknownBlendsIn(inert.textContent))
      cleaning.adapted.push({ element: nameOf(inert), reason, line });
    return null;
  }
  if (verdict === 'refused') {
    const reason = svgFaultsWords.elementRefused();
    cleaning.problems.push({ element: nameOf(inert), reason, line });
    return null;
  }
  const copy = cleaning.blank.createElementNS(SVG_NAMESPACE, nameOfCopy(inert));
  const refuse: Refuse = (reason, kind) => {
    const problem = { element: nameOf(inert), reason, line };
    if (kind === 'runs') cleaning.problems.push(problem);
    else cleaning.ifShown.add(copy, problem);
  };
  rememberLine(copy, line);
  if (inert.localName === 'a') copy.setAttribute(LINK_ATTRIBUTE, '');
  copyAttributes(inert, copy, refuse);
  copyGivenName(inert, copy);
  for (const reason of unknownBlendsOf(inert))
    cleaning.adapted.push({ element: nameOf(inert), reason, line });
  const children =
    inert.localName === 'switch' ? fittingBranch(inert, cleaning) : [...inert.childNodes];
  for (const child of children) copy.append(...(await cleanChild(child, cleaning)));
  return copy;
}

async function cleanChild(child: Node, cleaning: Cleaning): Promise<readonly (Node | string)[]> {
  if (child instanceof Text) return [child.data];
  const copy = child instanceof Element ? await cleanCopy(child, cleaning) : null;
  return copy === null ? [] : [copy];
}

function leaveOut(inert: Element, line: number | null, { leftOut }: Cleaning): void {
  leftOut.push({ element: nameOf(inert), reason: WHY_LEFT_OUT[kindOf(inert)](), line });
}

const WHY_LEFT_OUT = {
  blur: importReportWords.blurLeftOut,
  flow: importReportWords.flowLeftOut,
  html: importReportWords.htmlLeftOut,
  page: importReportWords.pageLeftOut,
  picture: importReportWords.filterPictureLeftOut,
  unknown: importReportWords.unknownLeftOut,
  motion: importReportWords.motionLeftOut,
  script: importReportWords.scriptLeftOut,
  paint: importReportWords.paintLeftOut,
} as const;

function kindOf(inert: Element): keyof typeof WHY_LEFT_OUT {
  if (inert.localName === 'flowRoot') return 'flow';
  if (inert.localName === 'script') return 'script';
  if (UNKNOWN_PAINTS.has(inert.localName)) return 'paint';
  if (ANIMATIONS.has(inert.localName)) return 'motion';
  if (inert.localName === 'feImage') return 'picture';
  if (isBackgroundBlur(inert)) return 'blur';
  if (inert.localName !== 'foreignObject' && inert.namespaceURI !== INERT_HTML) return 'unknown';
  return inert.parentElement?.localName === 'switch' ? 'html' : 'page';
}

/** Empty for text that browsers do not read as CSS; a sheet for other media keeps its media. */
function styleTextOf(style: Element): readonly string[] {
  const type = style.getAttribute('type') ?? '';
  const media = style.getAttribute('media') ?? '';
  if (!['', 'text/css'].includes(type.trim().toLowerCase())) return [];
  if (media.trim() === '') return [style.textContent];
  return /[{};@]/u.test(media) ? [] : [`@media ${media}{${style.textContent}}`];
}

function nameOfCopy({ localName, parentElement }: Element): string {
  if (localName === 'switch') return 'g';
  return localName === 'a' ? groupIn(parentElement) : localName;
}

/** The first branch without conditions, as a browser chooses; HTML is skipped. */
function fittingBranch({ children }: Element, cleaning: Cleaning): readonly Node[] {
  const { host } = cleaning;
  const fitting = [...children].filter((branch) => asksForNothing(branch, host));
  const drawn = fitting.findIndex((branch) => verdictOn(branch, host) === 'allowed');
  for (const passed of fitting.slice(0, Math.max(0, drawn)))
    if (passed.localName === 'foreignObject')
      leaveOut(passed, cleaning.lines.get(passed) ?? null, cleaning);
  return fitting.slice(drawn, drawn + 1);
}

/** Whether the browser would draw it; asks the browser, because each one matches languages differently. */
function asksForNothing(element: Element, host: Document): boolean {
  const asked = CONDITIONS.filter((name) => element.hasAttribute(name));
  if (asked.length === 0) return true;
  const probe = host.createElementNS(SVG_NAMESPACE, 'svg');
  const shape = host.createElementNS(SVG_NAMESPACE, 'path');
  for (const name of asked) shape.setAttribute(name, element.getAttribute(name) ?? '');
  probe.append(shape);
  host.body.append(probe);
  const isDrawn = shape.getClientRects().length > 0;
  probe.remove();
  return isDrawn;
}

const CONDITIONS = ['systemLanguage', 'requiredExtensions'] as const;

/** A link among words is a part of the words. */
function groupIn(parent: Element | null): 'g' | 'tspan' {
  return parent !== null && WORDS.has(parent.localName) ? 'tspan' : 'g';
}

type Verdict = 'allowed' | 'dropped' | 'left out' | 'refused';

/** What runs is refused. Elements of drawing programs' namespaces are dropped; a link becomes a group. */
function verdictOn(element: Element, host: Document): Verdict {
  const { namespaceURI, localName } = element;
  if (isPolyfill(element)) return 'left out';
  if (isScript(element)) return 'refused';
  if (namespaceURI === INERT_HTML) return 'left out';
  if (namespaceURI !== INERT_NAMESPACE) return 'dropped';
  if (ALLOWED_ELEMENTS.has(localName) || localName === 'a' || localName === 'switch')
    return asksForNothing(element, host) ? 'allowed' : 'dropped';
  return DROPPED_ELEMENTS.has(localName) ? 'dropped' : 'left out';
}

function isScript({ localName }: Element): boolean {
  return localName.toLowerCase() === 'script';
}

/** Inkscape's scripts that let browsers draw its mesh gradients and hatches. */
function isPolyfill({ localName, id, textContent }: Element): boolean {
  return localName === 'script' && (/meshgradient/iu.test(textContent) || id === 'hatch_polyfill');
}

/** A sentence for each blend mode that no browser has, such as "linear-burn": it is drawn as normal. */
function unknownBlendsOf(element: Element): readonly string[] {
  const attribute = element.localName === 'feBlend' ? 'mode' : 'mix-blend-mode';
  const mode = element.getAttribute(attribute) ?? '';
  return unknownBlendsIn(`mix-blend-mode:${mode};${element.getAttribute('style') ?? ''}`);
}

function unknownBlendsIn(css: string): readonly string[] {
  const modes = [...css.matchAll(/mix-blend-mode\s*:\s*([\w-]+)/giu)].map(([, mode = '']) => mode);
  return [...new Set(modes)]
    .filter((mode) => !CSS.supports('mix-blend-mode', mode) && !CHANGES_NOTHING.test(mode))
    .map((mode) => importReportWords.blendUnknown({ mode }));
}

/** What a program writes on a group whose parts blend by themselves. */
const CHANGES_NOTHING = /^pass-?through$/iu;
