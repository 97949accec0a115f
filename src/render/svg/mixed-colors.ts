/**
 * Colors that a file mixes with `color-mix()` or relative syntax: a browser computes only the result; here they
 * follow their source colors when a scheme changes these.
 */
import type { Hex } from '../../domain/design/design-document.ts';
import { colorFrom } from './colors.ts';
import { isGroupingRule, isStyleRule } from './reading/css-rules.ts';

const PROPERTIES = ['fill', 'stroke', 'stop-color', 'flood-color', 'color'] as const;
const MIXED = /color-mix\(|\(\s*from\s/iu;

/** A custom property beside the color's own; it takes part in the cascade, and its variables are resolved. */
const noteOf = (property: string) => `--mixed-${property}`;

/** Records how each color is mixed; call it before mounting the drawing, and after writing its source. */
export function noteMixedColors(root: SVGElement, sheet: CSSStyleSheet): void {
  const parts = [root, ...root.querySelectorAll<SVGElement>('*')];
  const rules = [...sheet.cssRules].map(({ cssText }) => cssText).join('');
  const isUsed = (part: Element) => [...part.attributes].some(({ value }) => MIXED.test(value));
  if (!MIXED.test(rules) && !parts.some(isUsed)) return;
  noteInRules(sheet);
  for (const part of parts) {
    noteIn(part.style);
    for (const property of PROPERTIES) {
      const value = part.getAttribute(property);
      if (value !== null && MIXED.test(value)) part.style.setProperty(noteOf(property), value);
    }
  }
}

function noteInRules(group: CSSStyleSheet | CSSGroupingRule): void {
  for (const rule of group.cssRules) {
    if (isStyleRule(rule)) noteIn(rule.style);
    if (isGroupingRule(rule)) noteInRules(rule);
  }
}

/** A color may be mixed in a variable's declaration. */
function noteIn(style: CSSStyleDeclaration): void {
  for (const property of PROPERTIES) {
    const value = style.getPropertyValue(property);
    if (MIXED.test(value) || value.includes('var('))
      style.setProperty(noteOf(property), value, style.getPropertyPriority(property));
  }
}

/** How this color of an element is mixed; null for most. A record counts only if it gives the same color. */
export function mixtureOf(style: CSSStyleDeclaration, property: string): string | null {
  const notes = [property, 'color'].map((name) => style.getPropertyValue(noteOf(name)).trim());
  const computed = style.getPropertyValue(property);
  return notes.find((note) => MIXED.test(note) && computedColor(note) === computed) ?? null;
}

/** Colors that only lighten or darken and are no colors of a design. */
const AMOUNTS = /^(?:white|black|transparent|currentcolor)$/iu;
const COLOR =
  /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\((?!\s*from)[^()]*\)|(?<![\w-])[a-z]+(?![\w(-])/giu;

/** The mixture with each opaque source color replaced by the result of `named`. */
export function withNamedColors(mixture: string, named: (color: Hex) => string): string {
  return mixture.replaceAll(COLOR, (written) => {
    if (AMOUNTS.test(written) || !CSS.supports('color', written)) return written;
    const color = colorFrom(computedColor(written));
    return color?.opacity === 1 ? named(color.hex) : written;
  });
}

function computedColor(written: string): string {
  const probe = document.createElement('span');
  probe.style.color = written;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
