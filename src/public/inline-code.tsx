import { inlineCode } from './wallet-actions.css.ts';

/** A code from the services, inline in the markup: one request less, and sharp in print. */
export function InlineCode({ svg }: { readonly svg: string }) {
  return <div className={inlineCode} dangerouslySetInnerHTML={{ __html: svg }} />;
}
