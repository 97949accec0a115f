/** The namespaces of a drawing's source. */
import { SVG_NAMESPACE, XHTML_NAMESPACE, XLINK_NAMESPACE } from '../../../domain/svg/allow-list.ts';

/** In place of SVG's, without a meaning to browsers. */
export const INERT_NAMESPACE = 'urn:tearline:inert';
/** In place of HTML's. */
export const INERT_HTML = 'urn:tearline:html';

/** The source in namespaces that browsers do not know. */
export function withInertNamespaces(source: string): string {
  return source.replaceAll(SVG_NAMESPACE, INERT_NAMESPACE).replaceAll(XHTML_NAMESPACE, INERT_HTML);
}

/** The inverse of `withInertNamespaces`. */
export function withOwnNamespaces(text: string): string {
  return text.replaceAll(INERT_NAMESPACE, SVG_NAMESPACE).replaceAll(INERT_HTML, XHTML_NAMESPACE);
}

/** The source with both declared on its outermost element; unchanged if it is not an SVG to repair. */
export function withNamespaces(source: string): string {
  const start = source.search(/<svg[\s>]/u);
  const end = start === -1 ? -1 : source.indexOf('>', start);
  if (end === -1) return source;
  const tag = source.slice(start, end);
  const missing = [
    /\sxmlns\s*=/u.test(tag) ? '' : ` xmlns="${SVG_NAMESPACE}"`,
    /\sxmlns:xlink\s*=/u.test(tag) || !source.includes('xlink:')
      ? ''
      : ` xmlns:xlink="${XLINK_NAMESPACE}"`,
  ].join('');
  return missing === ''
    ? source
    : `${source.slice(0, start + 4)}${missing}${source.slice(start + 4)}`;
}
