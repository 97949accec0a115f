/**
 * Binds style rules to the elements that they match before `use` is replaced by copies: in a browser each `use`
 * shows a separate tree, and rules that depend on its surroundings do not reach into it.
 */
import { isGroupingRule, isStyleRule } from './css-rules.ts';

/** Matches the rules within one tree: the whole drawing, or a detached copy. */
export type BindRules = (tree: Element) => void;

/** On an element: the numbers of the rules that match it. */
const RULES_ATTRIBUTE = 'data-rules';

/** From now on each rule applies to the elements it is bound to, with its original weight in the cascade. */
export function rulesToBind(sheet: CSSStyleSheet): BindRules {
  const selectors: string[] = [];
  takeFrom(sheet, selectors);
  return (tree) => {
    for (const element of [tree, ...tree.querySelectorAll('*')])
      element.removeAttribute(RULES_ATTRIBUTE);
    for (const [number, selector] of selectors.entries()) {
      const whole = tree.matches(selector) ? [tree] : [];
      for (const element of [...whole, ...tree.querySelectorAll(selector)])
        addRule(element, String(number));
    }
  };
}

function addRule(element: Element, number: string): void {
  const others = element.getAttribute(RULES_ATTRIBUTE);
  element.setAttribute(RULES_ATTRIBUTE, others === null ? number : `${others} ${number}`);
}

function takeFrom(group: CSSStyleSheet | CSSGroupingRule, selectors: string[]): void {
  for (const rule of group.cssRules) {
    if (isStyleRule(rule))
      rule.selectorText = selectorsIn(rule.selectorText)
        .map((selector) => bound(selectors.push(selector) - 1, selector))
        .join(',');
    else if (isGroupingRule(rule)) takeFrom(rule, selectors);
  }
}

/** `:is(*, …)` matches everything, with the selector's specificity. */
function bound(number: number, selector: string): string {
  return `:where([${RULES_ATTRIBUTE}~="${number}"]):is(*,${selector})`;
}

/** Split at commas outside brackets and quotes. */
function selectorsIn(list: string): readonly string[] {
  const selectors: string[] = [];
  let from = 0;
  let depth = 0;
  let quote = '';
  for (let index = 0; index < list.length; index += 1) {
    const letter = list.charAt(index);
    if (letter === '\\') index += 1;
    else if (quote !== '') quote = letter === quote ? '' : quote;
    else if (letter === '"' || letter === "'") quote = letter;
    else if (letter === '(' || letter === '[') depth += 1;
    else if (letter === ')' || letter === ']') depth -= 1;
    else if (letter === ',' && depth === 0) {
      selectors.push(list.slice(from, index));
      from = index + 1;
    }
  }
  return [...selectors, list.slice(from)];
}
