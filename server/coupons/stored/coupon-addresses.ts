import { versionOf } from '../../http/answers/versions.ts';
import {
  imageAt,
  type ImagePlace,
  type ProjectImageRow,
  type PublicProjectRow,
} from './projects.repository.ts';

type CardProject = Pick<PublicProjectRow, 'id' | 'data'>;

/** Path of a coupon's public image; it contains the content's version, so caches may store it forever. */
export function imageAddress(
  project: CardProject,
  place: ImagePlace,
  images: readonly ProjectImageRow[],
): string {
  const { platform, kind } = place;
  const { version } = publicPicture(imageAt(images, place), project.data.backgroundColor);
  return `/api/v1/media/coupons/${project.id}/${kind}?platform=${platform}&v=${version.slice(0, 16)}`;
}

/** The addresses of a coupon's pictures that Google fetches; `origin` without a trailing slash. */
export function googlePictures(
  origin: string,
  project: CardProject,
  images: readonly ProjectImageRow[],
) {
  const at = (kind: 'logo' | 'strip') =>
    `${origin}${imageAddress(project, { platform: 'google', kind }, images)}`;
  return { logo: at('logo'), hero: at('strip') };
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
