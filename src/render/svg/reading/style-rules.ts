/**
 * CSS of an SVG source, parsed with constructed style sheets: they take part in the cascade like `<style>`, load
 * nothing, and are allowed under a content security policy that forbids inline styles.
 */
import { ALLOWED_PROPERTIES, SVG_NAMESPACE } from '../../../domain/svg/allow-list.ts';
import { staysInside, withoutComments } from '../../../domain/svg/references.ts';
import type { Size } from '../../scene/sizes.ts';
import { isGroupingRule, isStyleRule, type StyleReader } from './css-rules.ts';
import { isMet } from './media-rules.ts';
import type { MetSelectors } from './met-selectors.ts';
import type { Problem } from './refusal.ts';
import * as importReportWords from '../../../words/render/import-report.gen.ts';
import * as svgFaultsWords from '../../../words/domain/svg-faults.gen.ts';

/** Marks the outermost element, because a shadow tree has no `:root`. */
export const ROOT_ATTRIBUTE = 'data-root';

/** Marks a former link: it became a group or a part of words, which rules for links would not match. */
export const LINK_ATTRIBUTE = 'data-link';
const LINK_SELECTOR = /(^|[\s>+~,(])a(?=$|[\s>+~,.:#[)])/gu;

/**
 * Puts the allowed declarations of a `style` attribute on the element. An SVG element parses them, because browsers
 * accept `font-size:40` in such an attribute but not in a sheet.
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
    if (!staysInside(value)) refuse(importReportWords.styleOutside({ name }));
    else if (isAllowed(name))
      element.style.setProperty(name, value, style.getPropertyPriority(name));
  }
}

/**
 * The rules of `<style>` elements as a sheet for the shadow root. Calls `refuse` for each style that reaches outside,
 * and `leaveOut` for each rule that a design cannot contain.
 */
export function sheetOf(
  styleTexts: readonly string[],
  styles: StyleReader,
  cleaning: SheetCleaning,
): CSSStyleSheet {
  const sheet = styles();
  const text = styleTexts.join('\n');
  sheet.replaceSync(text);
  if (/@import\b/iu.test(withoutComments(text)))
    cleaning.leaveOut(problemOf('@import', importReportWords.ruleFetches()));
  cleanRules(sheet, cleaning);
  flattenLayers(sheet);
  return sheet;
}

interface SheetCleaning {
  /** px of the drawing. */
  readonly page: Size;
  readonly met: MetSelectors;
  leaveOut(problem: Problem): void;
  refuse(problem: Problem): void;
}

function cleanRules(group: CSSStyleSheet | CSSGroupingRule, cleaning: SheetCleaning): void {
  for (let index = group.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = group.cssRules[index];
    if (isStyleRule(rule)) {
      rule.selectorText = cleaning.met
        .marked(rule.selectorText)
        .replaceAll(/:root\b/gu, `[${ROOT_ATTRIBUTE}]`)
        .replaceAll(LINK_SELECTOR, `$1[${LINK_ATTRIBUTE}]`);
      cleanRule(rule, cleaning);
    }
    if (isGroupingRule(rule)) cleanRules(rule, cleaning);
    if (isGroupingRule(rule) && 'conditionText' in rule) settle(rule, group, index, cleaning.page);
    if (rule === undefined || isStyleRule(rule) || isKept(rule, group)) continue;
    const name = /^@[\w-]+/u.exec(rule.cssText)?.[0] ?? '@';
    if (name !== '@namespace') cleaning.leaveOut(problemOf(name, whyLeftOut(name, rule.cssText)));
    group.deleteRule(index);
  }
}

function whyLeftOut(name: string, text: string): string {
  if (name.startsWith('@font')) return importReportWords.fontRule();
  if (name.endsWith('keyframes')) return importReportWords.motionRule();
  return fetches(text)
    ? importReportWords.ruleFetches()
    : importReportWords.ruleWithoutPlace({ name });
}

/** Rules that are already resolved, or are resolved together with their sheet. */
function isKept(rule: CSSRule, group: CSSStyleSheet | CSSGroupingRule): boolean {
  if (isLayer(rule)) return 'replaceSync' in group;
  return isGroupingRule(rule) && 'conditionText' in rule;
}

/** Its rules for every medium if the condition holds, which the services accept; else no rules. */
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

/** Embedded fonts are in the file; any other reference is external. */
function fetches(cssText: string): boolean {
  return !staysInside(withoutEmbedded(cssText));
}

/** Without each `url(data:…)`, cut by index: a pattern would search to the end for each unclosed bracket. */
function withoutEmbedded(cssText: string): string {
  const [before = '', ...calls] = cssText.split(/url\(/iu);
  const kept = calls.map((call) => {
    const end = call.indexOf(')');
    const isEmbedded = end !== -1 && /^["']?data:/iu.test(call.trimStart());
    return isEmbedded ? ` ${call.slice(end + 1)}` : `url(${call}`;
  });
  return before + kept.join('');
}

function cleanRule(rule: CSSStyleRule, { refuse }: SheetCleaning): void {
  for (const name of [...rule.style]) {
    if (!staysInside(rule.style.getPropertyValue(name)))
      refuse(problemOf(rule.selectorText, svgFaultsWords.valueOutside({ name })));
    if (!isAllowed(name)) rule.style.removeProperty(name);
  }
}

/** A style may also place a shape. */
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

/** Longhands count as their shorthand: `font-variant-caps`, `mask-mode`. Variables only pass colors on. */
function isAllowed(name: string): boolean {
  return (
    ALLOWED_PROPERTIES.has(name) ||
    name.startsWith('--') ||
    SIZES.has(name) ||
    /^(?:font-variant|mask|text-decoration|white-space|overflow)-/u.test(name)
  );
}

/** Writes `@layer` rules as plain rules, because the services accept no nested rules but `@media`. */
const LAYER = /^@layer\b/iu;

function isLayer({ cssText }: CSSRule): boolean {
  return LAYER.test(cssText);
}

/** Layers in their order, before all unlayered rules, which override them. */
function flattenLayers(sheet: CSSStyleSheet): void {
  const layers = new Map<string, string>();
  const rules = [...sheet.cssRules];
  for (const [index, rule] of rules.entries())
    if (isLayer(rule))
      for (const name of namesOf(rule, index))
        layers.set(name, `${layers.get(name) ?? ''}\n${rulesIn(rule)}`);
  for (let index = rules.length - 1; index >= 0; index -= 1) {
    const rule = rules[index];
    if (rule !== undefined && isLayer(rule)) sheet.deleteRule(index);
  }
  for (const [index, text] of [...layers.values()].entries())
    sheet.insertRule(`@media all{${text}}`, index);
}

/** An unnamed layer is a separate layer. */
function namesOf(rule: CSSRule, index: number): readonly string[] {
  if ('nameList' in rule && Array.isArray(rule.nameList)) return rule.nameList.map(String);
  const name = 'name' in rule ? String(rule.name) : '';
  return [name === '' ? ` ${index}` : name];
}

function rulesIn(rule: CSSRule): string {
  if (!isGroupingRule(rule)) return '';
  return [...rule.cssRules].map(({ cssText }) => cssText).join('\n');
}
