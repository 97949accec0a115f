import type { ReactNode } from 'react';
import type { CouponFace } from '../domain/coupon/coupon-face.ts';
import { colorProperties } from '../ui/coupon/coupon-frame.tsx';
import icon from '../ui/theme/icon.svg?url';
import script from './page.js?raw';
import { onDesk } from './page.css.ts';

interface HeadFrameProps {
  readonly title: string;
  readonly robots: string;
  /** The page's inline styles. */
  readonly styles: readonly string[];
  /** The style sheet built with the page, which names the fonts' built addresses. */
  readonly css: string;
  /** Path of the call by which the page counts a view. */
  readonly views?: string | undefined;
  readonly children?: ReactNode;
}

/** The head of both public pages, with the inline texts that the policy allows by hash. */
export function HeadFrame(props: HeadFrameProps) {
  const { title, robots, styles, css, views, children } = props;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content={robots} />
      <meta name="color-scheme" content="light dark" />
      <title>{title}</title>
      {children}
      <FontPreload css={css} name="public-sans-latin-wght" />
      <FontPreload css={css} name="bricolage-grotesque-latin" />
      <link rel="icon" href={icon} type="image/svg+xml" />
      {styles.map((style) => (
        <style key={style} dangerouslySetInnerHTML={{ __html: style }} />
      ))}
      <script data-views={views} dangerouslySetInnerHTML={{ __html: script }} />
    </head>
  );
}

/** A font of the first paint; phones use their own fonts, so only larger screens preload. */
function FontPreload({ css, name }: { readonly css: string; readonly name: string }) {
  const address = new RegExp(`url\\(["']?([^"')]*${name}[^"')]*\\.woff2)`).exec(css)?.[1];
  if (address === undefined) return null;
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

/** The coupon's own colors, validated as `#RRGGBB` when stored. */
export function colorStyle({ colors }: Pick<CouponFace, 'colors'>): string {
  const declarations = Object.entries(colorProperties(colors))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
  return `:root{${declarations}}`;
}
