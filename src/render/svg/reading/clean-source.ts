/** The source as the services take it and a template stores it (API-06): only what is allowed, entities written out. */
import { SVG_NAMESPACE } from '../../../domain/svg/allow-list.ts';
import { LINE_ATTRIBUTE } from './refusal.ts';
import { ROOT_ATTRIBUTE } from './style-rules.ts';

/** Call it before anything of the clean tree is changed: it imports to the same design. */
export function cleanSourceOf(root: SVGSVGElement, sheet: CSSStyleSheet): string {
  const copy = root.ownerDocument.importNode(root, true);
  for (const element of [copy, ...copy.querySelectorAll('*')])
    element.removeAttribute(LINE_ATTRIBUTE);
  const rules = [...sheet.cssRules].map(({ cssText }) => cssText).join('\n');
  if (rules !== '') {
    const style = root.ownerDocument.createElementNS(SVG_NAMESPACE, 'style');
    style.textContent = rules.replaceAll(`[${ROOT_ATTRIBUTE}]`, ':root');
    copy.prepend(style);
  }
  return new XMLSerializer().serializeToString(copy);
}
