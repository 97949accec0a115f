import { versionOf } from '../../http/answers/versions.ts';
import type { ImagePlace, ProjectImageRow, PublicProjectRow } from './projects.repository.ts';

type CardProject = Pick<PublicProjectRow, 'id' | 'data'>;

/** Path of a coupon's public image; it contains the content's version, so caches may store it forever. */
export function imageAddress(
  project: CardProject,
  place: ImagePlace,
  images: readonly ProjectImageRow[],
): string {
  const { platform, kind } = place;
  const image = images.find(
    (candidate) => candidate.platform === platform && candidate.kind === kind,
  );
  if (image === undefined) throw new Error(`A coupon lacks its ${platform} ${kind}.`);
  const { version } = publicPicture(image, project.data.backgroundColor);
  return `/api/v1/media/coupons/${project.id}/${kind}?platform=${platform}&v=${version.slice(0, 16)}`;
}

/**
 * The color behind a public picture, null for none, and the picture's version. Google asks for a logo with a full
 * background and does not say what it shows behind another one, so it gets the card's color (STEP-01).
 */
export function publicPicture(
  { platform, kind, media_hash: hash }: ProjectImageRow,
  cardColor: string,
) {
  if (platform !== 'google' || kind !== 'logo') return { ground: null, version: hash };
  return { ground: cardColor, version: versionOf(hash, cardColor) };
}
