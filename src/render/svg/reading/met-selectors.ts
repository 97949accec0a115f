/**
 * Selectors for features that a design drops, such as `[data-kind="hot"]` or `:lang(de)`, or with escaped names:
 * the elements that they match in the source get a mark, and the selectors ask for the mark, with equal specificity.
 */
import { ALLOWED_ATTRIBUTES } from '../../../domain/svg/allow-list.ts';
import { isGroupingRule, isStyleRule, type StyleReader } from './css-rules.ts';

const MARK = 'data-met';

const ASKING =
  /\[(?:[^[\]"']|"[^"]*"|'[^']*')*\]|:lang\([^()]*\)|[.#](?:[\w-]|\P{ASCII}|\\[\da-f]{1,6}\s?|\\[^\da-f])+/giu;

export interface MetSelectors {
  /** Marks the copy of an element of the source. */
  mark(original: Element, copy: Element): void;
  /** The selector rewritten to ask for marks. */
  marked(selector: string): string;
}

/** From the style sheets of an unchanged source. */
export function metSelectors(inert: Element, styles: StyleReader): MetSelectors {
  const marks = new Map<string, string>();
  const met = new Map<Element, string>();
  const texts = [...inert.querySelectorAll('style')].map(({ textContent }) => textContent);
  for (const part of texts.flatMap((text) => askingIn(text, styles))) {
    if (marks.has(part)) continue;
    const number = String(marks.size + 1);
    const mark = `[${MARK}~="${number}"]`;
    // A name has a higher specificity than a mark.
    marks.set(part, part.startsWith('#') ? `:is(${mark},#_)` : mark);
    const own = inert.matches(part) ? [inert] : [];
    for (const element of [...own, ...inert.querySelectorAll(part)])
      met.set(element, [met.get(element) ?? '', number].join(' ').trim());
  }
  return {
    mark(original, copy) {
      const numbers = met.get(original);
      if (numbers !== undefined) copy.setAttribute(MARK, numbers);
    },
    marked: (selector) => selector.replaceAll(ASKING, (part) => marks.get(part) ?? part),
  };
}

function askingIn(text: string, styles: StyleReader): readonly string[] {
  if (!/\[|:lang\(|\\/u.test(text)) return [];
  const sheet = styles();
  sheet.replaceSync(text);
  return selectorsIn(sheet).flatMap((selector) =>
    [...selector.matchAll(ASKING)].map(([part]) => part).filter(asksForMore),
  );
}

function selectorsIn(group: CSSStyleSheet | CSSGroupingRule): readonly string[] {
  return [...group.cssRules].flatMap((rule) => {
    if (isStyleRule(rule)) return [rule.selectorText];
    return isGroupingRule(rule) ? selectorsIn(rule) : [];
  });
}

/** The services do not accept names with escapes. */
function asksForMore(part: string): boolean {
  if (/^[.#]/u.test(part)) return part.includes('\\');
  const name = /^\[\s*([\w-]+)\s*[\]=~|^$*]/u.exec(part)?.[1];
  return name === undefined || !ALLOWED_ATTRIBUTES.has(name);
}
