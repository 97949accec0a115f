import { shortOutlines } from './short-outlines.ts';
import { inlineCode } from './page.css.ts';

/** A code from the services; the coupon's own is inline in the markup, which saves a request. */
export function InlineCode({ svg }: { readonly svg: string }) {
  return <div className={inlineCode} dangerouslySetInnerHTML={{ __html: shortOutlines(svg) }} />;
}
