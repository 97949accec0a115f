/** What a proof shows of a prepared coupon, and its fingerprint (APPR-01, APPR-02). */
import type { NewProject } from '../../openapi/schema.gen.ts';
import { hash } from 'node:crypto';
import {
  SHOWN_PICTURES,
  shownCoupon,
  type ShownCoupon,
  type ShownPicture,
} from '../../src/domain/approval/shown-coupon.ts';
import type { CouponFacts } from '../../src/domain/coupon/coupon-face.ts';
import type { RecipientView } from '../coupons/saving/project-preparation.ts';
import type { ImagePlace } from '../coupons/stored/projects.repository.ts';

/** Returns the SHA-256 of everything that recipients see: words, dates, colors and the stored pictures. */
export function fingerprintOf({ facts, images }: RecipientView): string {
  const pictures = images.map((image) => [pictureAt(image), image.media_hash] as const);
  const shown = shownCoupon(facts, Object.fromEntries(pictures));
  const entries = Object.entries(shown).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return hash('sha256', JSON.stringify(entries));
}

/** Returns what was sent, by fields; pictures as the SHA-256 of their text, which the sender can compute too. */
export function sentCoupon(facts: CouponFacts, project: NewProject): ShownCoupon {
  const { apple, google, rideAlongImage } = project;
  const sent: Readonly<Record<ShownPicture, string | null | undefined>> = {
    appleLogo: apple.logoImage,
    appleStrip: apple.stripImage,
    googleLogo: google.logoImage,
    googleStrip: google.stripImage,
    rideAlong: rideAlongImage,
  };
  const pictures = SHOWN_PICTURES.flatMap((name) => {
    const data = sent[name];
    return typeof data === 'string' ? [[name, hash('sha256', data)] as const] : [];
  });
  return shownCoupon(facts, Object.fromEntries(pictures));
}

/** Returns the name of the picture in a slot. */
export function pictureAt({ platform, kind }: ImagePlace): ShownPicture {
  if (platform === 'none') return 'rideAlong';
  if (platform === 'apple') return kind === 'logo' ? 'appleLogo' : 'appleStrip';
  return kind === 'logo' ? 'googleLogo' : 'googleStrip';
}
