/**
 * Style rules bound to the elements that they match before `use` is replaced by copies: to a browser what a `use` shows
 * is a tree of its own, and no rule reaches into it from where it stands or from where its original does.
 */
import { isGroupingRule, isStyleRule } from './css-rules.ts';

/** Matches the rules within a tree by itself: the whole drawing, or a copy that stands nowhere yet. */
export type BindRules = (tree: Element) => void;

/** On an element, the numbers of the rules that match it. */
const RULES_ATTRIBUTE = 'data-rules';

/** From now on each rule applies to what it is bound to, and weighs in the cascade as much as before. */
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

/** `:is(*, …)` matches everything, and weighs as much as the selector. */
function bound(number: number, selector: string): string {
  return `:where([${RULES_ATTRIBUTE}~="${number}"]):is(*,${selector})`;
}

/** Divided at the commas that lie in no bracket and no quotation. */
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
