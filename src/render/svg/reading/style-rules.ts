/**
 * CSS of an SVG source, read through constructed style sheets: they take part in the cascade like `<style>`, load
 * nothing, and are allowed under a content security policy that forbids inline styles.
 */
import { ALLOWED_PROPERTIES, SVG_NAMESPACE } from '../../../domain/svg/allow-list.ts';
import { staysInside, withoutComments } from '../../../domain/svg/references.ts';
import type { Size } from '../../scene/sizes.ts';
import { flattenLayers, isLayer } from './cascade-layers.ts';
import { isGroupingRule, isStyleRule, type StyleReader } from './css-rules.ts';
import { isMet } from './media-rules.ts';
import type { MetSelectors } from './met-selectors.ts';
import { DesignRefused, type Problem } from './refusal.ts';

/** Marks the outermost element: in a shadow tree nothing is `:root`. */
export const ROOT_ATTRIBUTE = 'data-root';

/** Marks what was a link: it has become a group, or a part of words, which no rule for links would reach. */
export const LINK_ATTRIBUTE = 'data-link';
const LINK_SELECTOR = /(^|[\s>+~,(])a(?=$|[\s>+~,.:#[)])/gu;

/**
 * Puts the allowed declarations of a `style` attribute on the element. An element of SVG reads them, since browsers take
 * `font-size:40` from such an attribute and from no sheet.
 */
export function applyDeclarations(
  element: SVGElement,
  declarations: string,
  refuse: (reason: string) => void,
): void {
  const { style } = element.ownerDocument.createElementNS(SVG_NAMESPACE, 'g');
  style.cssText = declarations;
  for (const name of [...style]) {
    const value = style.getPropertyValue(name);
    if (!staysInside(value)) refuse(`The style "${name}" refers to something outside the file.`);
    else if (isAllowed(name))
      element.style.setProperty(name, value, style.getPropertyPriority(name));
  }
}

/**
 * The rules of `<style>` elements as a sheet for the shadow root. Throws `DesignRefused` where a style reaches outside;
 * calls `leaveOut` for each rule that has no place in a design.
 */
export function sheetOf(
  styleTexts: readonly string[],
  styles: StyleReader,
  cleaning: SheetCleaning,
): CSSStyleSheet {
  const sheet = styles();
  const text = styleTexts.join('\n');
  sheet.replaceSync(text);
  const problems: Problem[] = [];
  if (/@import\b/iu.test(withoutComments(text))) cleaning.leaveOut(problemOf('@import', FETCHES));
  cleanRules(sheet, problems, cleaning);
  flattenLayers(sheet);
  if (problems.length > 0) throw new DesignRefused(problems);
  return sheet;
}

interface SheetCleaning {
  /** px of the drawing. */
  readonly page: Size;
  readonly met: MetSelectors;
  leaveOut(problem: Problem): void;
}

function cleanRules(
  group: CSSStyleSheet | CSSGroupingRule,
  problems: Problem[],
  cleaning: SheetCleaning,
): void {
  for (let index = group.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = group.cssRules[index];
    if (isStyleRule(rule)) {
      rule.selectorText = cleaning.met
        .marked(rule.selectorText)
        .replaceAll(/:root\b/gu, `[${ROOT_ATTRIBUTE}]`)
        .replaceAll(LINK_SELECTOR, `$1[${LINK_ATTRIBUTE}]`);
      problems.push(...cleanRule(rule));
    }
    if (isGroupingRule(rule)) cleanRules(rule, problems, cleaning);
    if (isGroupingRule(rule) && 'conditionText' in rule) settle(rule, group, index, cleaning.page);
    if (rule === undefined || isStyleRule(rule) || isKept(rule, group)) continue;
    const name = /^@[\w-]+/u.exec(rule.cssText)?.[0] ?? '@';
    if (name !== '@namespace')
      cleaning.leaveOut(problemOf(name, fetches(rule.cssText) ? FETCHES : HAS_NO_PLACE));
    group.deleteRule(index);
  }
}

const FETCHES = 'This rule is left out: it fetches something from outside the file.';
const HAS_NO_PLACE = 'This rule is left out: designs stand still, in fonts of the product.';

/** What has been settled here, or is settled with all others of its sheet. */
function isKept(rule: CSSRule, group: CSSStyleSheet | CSSGroupingRule): boolean {
  if (isLayer(rule)) return 'replaceSync' in group;
  return isGroupingRule(rule) && 'conditionText' in rule;
}

/** Its rules for every medium where the condition is met, which the services take; else none. */
function settle(
  rule: CSSGroupingRule,
  group: CSSStyleSheet | CSSGroupingRule,
  index: number,
  page: Size,
): void {
  const inner = [...rule.cssRules].map(({ cssText }) => cssText).join('\n');
  const isKept = isMet(rule, page);
  group.deleteRule(index);
  if (isKept) group.insertRule(`@media all{${inner}}`, index);
}

function problemOf(rule: string, reason: string): Problem {
  return { element: `<style> ${rule}`, reason, line: null };
}

/** An embedded font comes along in the file; anything else that is named lies outside. */
function fetches(cssText: string): boolean {
  return !staysInside(withoutEmbedded(cssText));
}

/** Without each `url(data:…)`, cut at its bracket: a pattern would look for the end of each of many that have none. */
function withoutEmbedded(cssText: string): string {
  const [before = '', ...calls] = cssText.split(/url\(/iu);
  const kept = calls.map((call) => {
    const end = call.indexOf(')');
    const isEmbedded = end !== -1 && /^["']?data:/iu.test(call.trimStart());
    return isEmbedded ? ` ${call.slice(end + 1)}` : `url(${call}`;
  });
  return before + kept.join('');
}

function cleanRule(rule: CSSStyleRule): readonly Problem[] {
  const problems: Problem[] = [];
  for (const name of [...rule.style]) {
    if (!staysInside(rule.style.getPropertyValue(name)))
      problems.push(
        problemOf(rule.selectorText, `"${name}" refers to something outside the file.`),
      );
    if (!isAllowed(name)) rule.style.removeProperty(name);
  }
  return problems;
}

/** A style may place a shape too. */
const SIZES: ReadonlySet<string> = new Set([
  'x',
  'y',
  'width',
  'height',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
]);

/** Longhands count by the property they belong to: `font-variant-caps`, `mask-mode`. Variables only carry colors on. */
function isAllowed(name: string): boolean {
  return (
    ALLOWED_PROPERTIES.has(name) ||
    name.startsWith('--') ||
    SIZES.has(name) ||
    /^(?:font-variant|mask|text-decoration|white-space|overflow)-/u.test(name)
  );
}
