/** The attributes of a source's element that a design may contain. */
import {
  ALLOWED_ATTRIBUTES,
  XLINK_NAMESPACE,
  XML_NAMESPACE,
  WORDS,
} from '../../../domain/svg/allow-list.ts';
import { isInnerReference, staysInside } from '../../../domain/svg/references.ts';
import { withOwnNamespaces } from './namespaces.ts';
import { isForeignImage } from './settled-images.ts';
import { applyDeclarations } from './style-rules.ts';
import * as importReportWords from '../../../words/render/import-report.gen.ts';
import * as svgFaultsWords from '../../../words/domain/svg-faults.gen.ts';
import { givenName } from '../../../domain/design/text-names.ts';

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

/** The names that designers gave texts in a drawing program (STEP-11). */
const NAME = 'data-label';
/** Inkscape writes the first, Illustrator `data-name` and `id`, Figma `id`; most certain first. */
const PLACES = ['inkscape:label', 'aria-label', 'data-name', 'id'] as const;

/** Copies the name of a text or its part, unless it has ours; a text alone in a group also uses the group's name. */
export function copyGivenName(inert: Element, copy: Element): void {
  if (!WORDS.has(inert.localName) || copy.hasAttribute(NAME)) return;
  const words = inert.textContent;
  const named = inert.localName === 'text' ? [inert, ...groupAround(inert)] : [inert];
  for (const element of named) {
    for (const place of PLACES) {
      const name = givenName(element.getAttribute(place) ?? '', words);
      if (name !== null) return copy.setAttribute(NAME, name);
    }
  }
}

function groupAround({ parentElement }: Element): readonly Element[] {
  const isItsOwn = parentElement?.localName === 'g' && parentElement.childElementCount === 1;
  return isItsOwn ? [parentElement] : [];
}
