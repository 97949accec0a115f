/** The attributes of a source's element that a design may contain. */
import {
  ALLOWED_ATTRIBUTES,
  XLINK_NAMESPACE,
  XML_NAMESPACE,
} from '../../../domain/svg/allow-list.ts';
import { isInnerReference, staysInside } from '../../../domain/svg/references.ts';
import { withOwnNamespaces } from './namespaces.ts';
import { isForeignImage } from './settled-images.ts';
import { applyDeclarations } from './style-rules.ts';
import * as importReportWords from '../../../words/render/import-report.gen.ts';
import * as svgFaultsWords from '../../../words/domain/svg-faults.gen.ts';

/** What runs is refused wherever it is; anything else only if the drawing shows it. */
export type Refuse = (reason: string, kind?: 'runs') => void;

export function copyAttributes(inert: Element, copy: SVGElement, refuse: Refuse): void {
  for (const attribute of inert.attributes) copyAttribute(inert, attribute, copy, refuse);
  const declarations = inert.getAttribute('style');
  if (declarations !== null) applyDeclarations(copy, declarations, refuse);
}

function copyAttribute(
  inert: Element,
  { localName, namespaceURI, name, value }: Attr,
  copy: Element,
  refuse: Refuse,
): void {
  if (name === 'style' || (inert.localName === 'a' && localName === 'href')) return;
  if (/^on/iu.test(localName)) return refuse(svgFaultsWords.handlerRefused({ name }), 'runs');
  const isReference =
    localName === 'href' && (namespaceURI === null || namespaceURI === XLINK_NAMESPACE);
  const reference = withKnownType(value.trim());
  if (
    isReference &&
    !isInnerReference(inert.localName, reference) &&
    !isForeignImage(inert.localName, reference)
  )
    return refuse(whyOutside(inert.localName, shortened(value)));
  if (!isReference && !staysInside(value)) return refuse(svgFaultsWords.valueOutside({ name }));
  if (namespaceURI === XML_NAMESPACE && localName === 'space')
    copy.setAttributeNS(XML_NAMESPACE, 'xml:space', value);
  // The plain attribute overrides an older "xlink:href".
  if (isReference && namespaceURI !== null && inert.hasAttribute('href')) return;
  if (isReference) copy.setAttribute('href', reference);
  else if (namespaceURI === null && ALLOWED_ATTRIBUTES.has(localName))
    copy.setAttribute(localName, value);
}

function whyOutside(tag: string, reference: string): string {
  return tag === 'image' || tag === 'feImage'
    ? importReportWords.pictureOutside({ reference })
    : svgFaultsWords.referenceOutside({ reference });
}

/** Some programs write unknown types; a nested SVG keeps its own namespace. */
function withKnownType(reference: string): string {
  return withOwnNamespaces(reference.replace(/^data:image\/jpg;/u, 'data:image/jpeg;'));
}

function shortened(value: string): string {
  return value.length > 60 ? `${value.slice(0, 57)}…` : value;
}
