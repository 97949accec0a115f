import { onDesk } from './page.css.ts';

/** Phones use their own fonts, so only larger screens preload. */
export function FontPreload({ address }: { readonly address: string | null }) {
  if (address === null) return null;
  return (
    <link
      rel="preload"
      as="font"
      type="font/woff2"
      href={address}
      media={onDesk}
      crossOrigin="anonymous"
    />
  );
}
