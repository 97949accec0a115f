import type { ImagePlace, ProjectImageRow } from './projects.repository.ts';

/** Path of a coupon's public image; it contains the content's version, so caches may store it forever. */
export function imageAddress(
  couponId: string,
  { platform, kind }: ImagePlace,
  images: readonly ProjectImageRow[],
): string {
  const image = images.find(
    (candidate) => candidate.platform === platform && candidate.kind === kind,
  );
  if (image === undefined) throw new Error(`A coupon lacks its ${platform} ${kind}.`);
  return `/api/v1/media/coupons/${couponId}/${kind}?platform=${platform}&v=${image.media_hash.slice(0, 16)}`;
}
