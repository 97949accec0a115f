/** The source as the services accept it and a template stores it (API-06): only allowed content, entities expanded. */
import { SVG_NAMESPACE } from '../../../domain/svg/allow-list.ts';
import { LINE_ATTRIBUTE } from './refusal.ts';
import { PROBLEM_ATTRIBUTE } from './shown-problems.ts';
import { ROOT_ATTRIBUTE } from './style-rules.ts';

/** Call it before changing the clean tree; the result imports to the same design. */
export function cleanSourceOf(root: SVGSVGElement, sheet: CSSStyleSheet): string {
  const clean = root.ownerDocument.importNode(root, true);
  for (const element of [clean, ...clean.querySelectorAll('*')])
    for (const name of [LINE_ATTRIBUTE, PROBLEM_ATTRIBUTE]) element.removeAttribute(name);
  const rules = [...sheet.cssRules].map(({ cssText }) => cssText).join('\n');
  if (rules !== '') {
    const style = root.ownerDocument.createElementNS(SVG_NAMESPACE, 'style');
    style.textContent = rules.replaceAll(`[${ROOT_ATTRIBUTE}]`, ':root');
    clean.prepend(style);
  }
  return new XMLSerializer().serializeToString(clean);
}
