import * as commonWords from '../words/common.gen.ts';
import { dark, light } from '../ui/theme/palettes.ts';
import type { CouponView, PagePicture, PageView } from './page-view.ts';
import { HeadFrame } from './head-frame.tsx';
import { PICTURE_SIZES } from './page.css.ts';
import * as couponPageWords from '../words/coupon-page.gen.ts';

interface PageHeadProps {
  readonly view: PageView;
  readonly styles: readonly string[];
  readonly css: string;
}

/** The head of a coupon's page: title and link preview. */
export function PageHead({ view, styles, css }: PageHeadProps) {
  const isCoupon = view.kind === 'coupon';
  return (
    <HeadFrame
      title={isCoupon ? couponPageWords.title() : commonWords.unableToLoadCoupon()}
      robots="noindex"
      styles={styles}
      css={css}
      views={isCoupon ? (view.views ?? undefined) : undefined}
    >
      <meta name="theme-color" content={light.color.paper} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={dark.color.paper} media="(prefers-color-scheme: dark)" />
      {isCoupon && <StripPreload strip={view.strip} />}
      {isCoupon && <LinkPreview view={view} />}
    </HeadFrame>
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
