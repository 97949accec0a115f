import * as commonWords from '../words/common.gen.ts';
import icon from '../ui/theme/icon.svg?url';
import { dark, light } from '../ui/theme/palettes.ts';
import type { CouponView, PagePicture, PageView } from './page-view.ts';
import type { PreloadedFonts } from './font-addresses.ts';
import { FontPreload } from './font-preload.tsx';
import { PICTURE_SIZES } from './page.css.ts';
import * as couponPageWords from '../words/coupon-page.gen.ts';

interface PageHeadProps {
  readonly view: PageView;
  readonly styles: readonly string[];
  readonly script: string;
  readonly fonts: PreloadedFonts;
}

/** The head: title, link preview, and the inline texts that the policy allows by hash. */
export function PageHead({ view, styles, script, fonts }: PageHeadProps) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content={light.color.paper} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={dark.color.paper} media="(prefers-color-scheme: dark)" />
      <title>
        {view.kind === 'coupon' ? couponPageWords.title() : commonWords.unableToLoadCoupon()}
      </title>
      {view.kind === 'coupon' && <StripPreload strip={view.strip} />}
      <FontPreload address={fonts.text} />
      <FontPreload address={fonts.headline} />
      {view.kind === 'coupon' && <LinkPreview view={view} />}
      <link rel="icon" href={icon} type="image/svg+xml" />
      {styles.map((style) => (
        <style key={style} dangerouslySetInnerHTML={{ __html: style }} />
      ))}
      <script
        data-views={view.kind === 'coupon' ? (view.views ?? undefined) : undefined}
        dangerouslySetInnerHTML={{ __html: script }}
      />
    </head>
  );
}

/** Preloaded before the styles are parsed; browsers without WebP ignore it. */
function StripPreload({ strip }: { readonly strip: PagePicture }) {
  return (
    <link
      rel="preload"
      as="image"
      type="image/webp"
      imageSrcSet={strip.webp}
      imageSizes={PICTURE_SIZES}
      fetchPriority="high"
    />
  );
}

/** Messengers and mail programs show this preview instead of the bare address (PUB-06). */
function LinkPreview({ view }: { readonly view: CouponView }) {
  const { face } = view;
  const title = `${face.description} · ${face.merchantName}`;
  const description =
    face.expires === null
      ? couponPageWords.aCouponFrom({ merchantName: face.merchantName })
      : couponPageWords.aCouponUntil({
          merchantName: face.merchantName,
          date: face.expires.display,
        });
  return (
    <>
      <meta name="description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={view.address} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={view.previewImage} />
      <meta property="og:image:width" content={String(view.strip.width)} />
      <meta property="og:image:height" content={String(view.strip.height)} />
      <meta property="og:image:alt" content={face.stripWords || face.description} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
