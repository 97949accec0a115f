/**
 * CSS of an SVG source, parsed with constructed style sheets: they take part in the cascade like `<style>`, load
 * nothing, and are allowed under a content security policy that forbids inline styles.
 */
import { ALLOWED_PROPERTIES, SVG_NAMESPACE } from '../../../domain/svg/allow-list.ts';
import { staysInside, withoutComments } from '../../../domain/svg/references.ts';
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
 * Puts the rules of `<style>` elements into the sheet of the shadow root. Calls `refuse` for each style that reaches outside,
 * and `leaveOut` for each rule that a design cannot contain.
 */
export function fillSheet(
  sheet: CSSStyleSheet,
  styleTexts: readonly string[],
  cleaning: SheetCleaning,
): void {
  const text = styleTexts.join('\n').replaceAll(NAMESPACE_RULE, '');
  sheet.replaceSync(text);
  if (/@import\b/iu.test(withoutComments(text)))
    cleaning.leaveOut(problemOf('@import', importReportWords.ruleFetches()));
  cleanRules(sheet, cleaning);
}

/** It names SVG's, which every element has. Once a sheet has other rules, a browser throws if this one is deleted. */
const NAMESPACE_RULE = /@namespace\b[^;{}*]{1,300};/giu;

interface SheetCleaning {
  leaveOut(problem: Problem): void;
  refuse(problem: Problem): void;
}

function cleanRules(group: CSSStyleSheet | CSSGroupingRule, cleaning: SheetCleaning): void {
  for (let index = group.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = group.cssRules[index];
    if (isStyleRule(rule)) {
      rule.selectorText = rule.selectorText
        .replaceAll(/:root\b/gu, `[${ROOT_ATTRIBUTE}]`)
        .replaceAll(LINK_SELECTOR, `$1[${LINK_ATTRIBUTE}]`);
      cleanRule(rule, cleaning);
    }
    if (isGroupingRule(rule)) cleanRules(rule, cleaning);
    if (isGroupingRule(rule) && 'conditionText' in rule) settle(rule, group, index);
    if (rule === undefined || isKept(rule)) continue;
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

/** The services accept no selector with an escape. */
function isKept(rule: CSSRule): boolean {
  if (isStyleRule(rule)) return !rule.selectorText.includes('\\');
  return isGroupingRule(rule) && 'conditionText' in rule;
}

/** Its rules for every medium if the condition holds, which the services accept; else no rules. */
function settle(rule: CSSGroupingRule, group: CSSStyleSheet | CSSGroupingRule, index: number) {
  const inner = [...rule.cssRules].map(({ cssText }) => cssText).join('\n');
  const isKept = isMet(rule);
  group.deleteRule(index);
  if (isKept) group.insertRule(`@media all{${inner}}`, index);
}

/** A design has one color scheme, the light one. */
function isMet(rule: CSSGroupingRule): boolean {
  const condition = 'conditionText' in rule ? String(rule.conditionText) : '';
  if (/^@supports/iu.test(rule.cssText)) return CSS.supports(condition);
  const onLight = condition.replaceAll(
    /\(prefers-color-scheme:\s*(\w+)\)/gu,
    (_all, scheme: string) => (scheme === 'light' ? '(color >= 0)' : '(color < 0)'),
  );
  return /^@media/iu.test(rule.cssText) && matchMedia(onLight).matches;
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

/** Longhands count as their shorthand: `font-variant-caps`, `mask-mode`. Variables only pass colors on. */
function isAllowed(name: string): boolean {
  return (
    ALLOWED_PROPERTIES.has(name) ||
    name.startsWith('--') ||
    /^(?:font-variant|mask|text-decoration|white-space|overflow)-/u.test(name)
  );
}

/** The kinds of rules in a style sheet. */

function isStyleRule(rule: CSSRule | undefined): rule is CSSStyleRule {
  return rule !== undefined && 'selectorText' in rule && 'style' in rule;
}

function isGroupingRule(rule: CSSRule | undefined): rule is CSSGroupingRule {
  return rule !== undefined && 'cssRules' in rule && 'deleteRule' in rule && !isKeyframes(rule);
}

function isKeyframes(rule: CSSRule): boolean {
  return /^@(?:-webkit-)?keyframes/iu.test(rule.cssText);
}
