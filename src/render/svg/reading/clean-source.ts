/** The source as the services accept it and a template stores it (API-06): only allowed content, entities expanded. */
import { SVG_NAMESPACE } from '../../../domain/svg/allow-list.ts';
import type { Slices } from './slices.ts';
import { LINE_ATTRIBUTE } from './refusal.ts';
import { PROBLEM_ATTRIBUTE } from './shown-problems.ts';
import { ROOT_ATTRIBUTE } from './style-rules.ts';

/**
 * Call it before changing the clean tree; the result imports to the same design. Written by hand, because the
 * browser would write a large drawing in one go.
 */
export async function cleanSourceOf(
  root: SVGSVGElement,
  sheet: CSSStyleSheet,
  { pause }: Pick<Slices, 'pause'>,
): Promise<string> {
  const rules = [...sheet.cssRules].map(({ cssText }) => cssText).join('\n');
  const style =
    rules === ''
      ? ''
      : `<style>${escaped(rules.replaceAll(`[${ROOT_ATTRIBUTE}]`, ':root'), IN_TEXT)}</style>`;
  const parts: string[] = [];
  const write = async (element: Element, before: string): Promise<void> => {
    await pause();
    parts.push(`<${element.localName}${before}${attributesOf(element)}>`);
    if (element === root) parts.push(style);
    for (const child of element.childNodes) {
      if (child instanceof Element) await write(child, '');
      else if (child instanceof Text) parts.push(escaped(child.data, IN_TEXT));
    }
    parts.push(`</${element.localName}>`);
  };
  await write(root, ` xmlns="${SVG_NAMESPACE}"`);
  return parts.join('');
}

function attributesOf({ attributes }: Element): string {
  return [...attributes]
    .filter(({ name }) => name !== LINE_ATTRIBUTE && name !== PROBLEM_ATTRIBUTE)
    .map(({ name, value }) => ` ${name}="${escaped(value, IN_ATTRIBUTE)}"`)
    .join('');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

const IN_TEXT = /[&<>\r]/gu;
const IN_ATTRIBUTE = /[&<>"\t\n\r]/gu;

function escaped(text: string, letters: RegExp): string {
  return text.replaceAll(letters, (letter) => ENTITIES[letter] ?? '');
}
