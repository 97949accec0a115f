/** Declares the namespaces that a drawing needs if its file lacks them. */
import { SVG_NAMESPACE, XLINK_NAMESPACE } from '../../../domain/svg/allow-list.ts';

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
