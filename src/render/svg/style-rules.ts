/**
 * CSS of an SVG source, read through constructed style sheets: they take part in the cascade like `<style>`, load
 * nothing, and are allowed under a content security policy that forbids inline styles.
 */
import { ALLOWED_PROPERTIES, staysInside } from './allow-list.ts';
import { DesignRefused, type Problem } from './refusal.ts';

/** Makes style sheets that may be adopted by the host document. */
export type StyleReader = () => CSSStyleSheet;

/** Puts the allowed declarations of a `style` attribute on the element. */
export function applyDeclarations(
  element: SVGElement,
  declarations: string,
  styles: StyleReader,
  refuse: (reason: string) => void,
): void {
  const sheet = styles();
  sheet.replaceSync(`x{${declarations}}`);
  const [rule] = sheet.cssRules;
  if (!isStyleRule(rule)) return;
  for (const name of [...rule.style]) {
    const value = rule.style.getPropertyValue(name);
    if (!staysInside(value)) refuse(`The style "${name}" refers to something outside the file.`);
    else if (isAllowed(name))
      element.style.setProperty(name, value, rule.style.getPropertyPriority(name));
  }
}

/** The rules of `<style>` elements as a sheet for the shadow root. Throws `DesignRefused` where a rule reaches outside. */
export function sheetOf(styleTexts: readonly string[], styles: StyleReader): CSSStyleSheet {
  const sheet = styles();
  sheet.replaceSync(styleTexts.join('\n'));
  const problems: Problem[] = [];
  for (let index = sheet.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = sheet.cssRules[index];
    if (!isStyleRule(rule)) sheet.deleteRule(index);
    else problems.push(...cleanRule(rule));
  }
  if (problems.length > 0) throw new DesignRefused(problems);
  return sheet;
}

function cleanRule(rule: CSSStyleRule): readonly Problem[] {
  const problems: Problem[] = [];
  for (const name of [...rule.style]) {
    if (!staysInside(rule.style.getPropertyValue(name))) {
      problems.push({
        element: `<style> ${rule.selectorText}`,
        reason: `"${name}" refers to something outside the file.`,
      });
    }
    if (!isAllowed(name)) rule.style.removeProperty(name);
  }
  return problems;
}

/** Longhands count by the property they belong to: `font-variant-caps`, `mask-mode`. */
function isAllowed(name: string): boolean {
  return (
    ALLOWED_PROPERTIES.has(name) ||
    /^(?:font-variant|mask|text-decoration|white-space|overflow)-/u.test(name)
  );
}

function isStyleRule(rule: CSSRule | undefined): rule is CSSStyleRule {
  return rule !== undefined && 'selectorText' in rule && 'style' in rule;
}
