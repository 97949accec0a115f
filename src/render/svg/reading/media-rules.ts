/** Resolves `@media` and `@supports` once, because a design has one size and one color scheme. */
import type { Size } from '../../scene/sizes.ts';
import { pixels } from './page.ts';

/** Whether the nested rules apply to a drawing of this size on a light screen. */
export function isMet(rule: CSSGroupingRule, page: Size): boolean {
  const condition = 'conditionText' in rule ? String(rule.conditionText) : '';
  if (/^@supports/iu.test(rule.cssText)) return CSS.supports(condition);
  if (!/^@media/iu.test(rule.cssText)) return false;
  const settled = condition.replaceAll(/\(([^()]*)\)/gu, (feature, asked: string) => {
    const holds = holdsOn(asked, page);
    if (holds === null) return feature;
    return holds ? ALWAYS : NEVER;
  });
  return matchMedia(settled).matches;
}

/** True on any screen, and on none. */
const ALWAYS = '(color >= 0)';
const NEVER = '(color < 0)';

/** Null for conditions about neither size nor color scheme. */
function holdsOn(asked: string, { width, height }: Size): boolean | null {
  const [name = '', value = '', ...others] = asked
    .toLowerCase()
    .split(':')
    .map((part) => part.trim());
  if (others.length > 0) return null;
  const sign = SIGNS[name.slice(0, 4)] ?? '=';
  switch (name.replace(/^(?:min|max)-/u, '')) {
    case 'width':
      return value === '' ? null : compares(width, sign, pixels(value));
    case 'height':
      return value === '' ? null : compares(height, sign, pixels(value));
    case 'aspect-ratio':
      return compares(width / height, sign, ratioFrom(value));
    case 'orientation':
      return (width > height ? 'landscape' : 'portrait') === value;
    case 'prefers-color-scheme':
      return value === 'light';
    default:
      return inRange(name, { width, height });
  }
}

const SIGNS: Readonly<Record<string, string>> = { 'min-': '>=', 'max-': '<=' };

/** `400px <= width < 60em`. */
function inRange(asked: string, size: Size): boolean | null {
  const parts = asked.split(/([<>]=?|=)/u).map((part) => part.trim());
  const at = parts.findIndex((part) => part === 'width' || part === 'height');
  if (at === -1 || parts.length === 1) return null;
  const value = parts[at] === 'width' ? size.width : size.height;
  const [least = '', before = ''] = parts.slice(0, at);
  const [after = '', most = ''] = parts.slice(at + 1);
  return (
    (before === '' || compares(pixels(least), before, value)) &&
    (after === '' || compares(value, after, pixels(most)))
  );
}

function compares(value: number, sign: string, other: number): boolean {
  if (sign === '=') return value === other;
  const isEqual = value === other && sign.endsWith('=');
  return isEqual || (sign.startsWith('<') ? value < other : value > other);
}

function ratioFrom(value: string): number {
  const [across = 0, down = 1] = value.split('/').map(Number);
  return across / down;
}
