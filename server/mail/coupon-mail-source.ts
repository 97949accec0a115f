import type { MailRecipient } from '../../src/domain/coupon/mail-address.ts';
import { formatDate } from '../../src/domain/coupon/expiry.ts';
import { languageOfAccount } from '../accounts/attributes.repository.ts';
import type { StoredFiles } from '../media/media-store.ts';
import { inPictureQueue, withTimeLimit } from '../media/picture-work.ts';
import type { QueuedMail } from '../jobs/queues.ts';
import { couponFactsOf } from '../coupons/stored/project-facts.ts';
import { findProject, listImages, type ProjectRow } from '../coupons/stored/projects.repository.ts';
import { composeCouponMail, type CouponMailFacts } from './coupon-mail.ts';
import { envelopeOf, type Mail, type MailPicture } from './mail.ts';
import sharp from 'sharp';
import { speaking } from '../http/languages/request-language.ts';

/**
 * Makes the mail of an outbox row; null if its coupon is gone. Throws `MailRefused` if the row has no usable recipient.
 */
export type MakeMail = (
  queued: Pick<QueuedMail, 'coupon_id' | 'recipient_address' | 'recipient_name' | 'created_at'>,
) => Promise<Mail | null>;

export interface CouponMailSource extends StoredFiles {
  readonly from: MailRecipient;
  /** Origin, without a trailing slash. */
  readonly publicUrl: string;
  /** Ends with a slash. */
  readonly shareBase: string;
}

export function couponMailMaker(source: CouponMailSource): MakeMail {
  return async (queued) => {
    const { coupon_id: couponId } = queued;
    const envelope = envelopeOf(`coupon-${couponId}`, source.from, queued);
    const project = await findProject(source.database, couponId);
    if (project === undefined) return null;
    const facts = await factsOf(source, project);
    const { language: ofCoupon } = couponFactsOf(project);
    const language = await languageOfAccount(source.database, project.account_id, ofCoupon);
    return { ...speaking(language, () => composeCouponMail(facts)), ...envelope };
  };
}

async function factsOf(source: CouponMailSource, project: ProjectRow): Promise<CouponMailFacts> {
  const lastDay = formatDate(project.expiration_date);
  return {
    name: project.name,
    merchantName: project.merchant_name,
    expires: lastDay === '' ? null : lastDay,
    colors: {
      background: project.data.backgroundColor,
      foreground: project.data.foregroundColor,
    },
    picture: await pictureOf(source, project.id),
    paintedWords: project.painted_words,
    links: {
      coupon: `${source.shareBase}${project.id}`,
      share: `${source.publicUrl}/share/${project.id}`,
      dashboard: `${source.publicUrl}/dashboard`,
    },
  };
}

async function pictureOf({ database, media }: CouponMailSource, couponId: string) {
  const images = await listImages(database, couponId);
  const strip = images.find(({ platform, kind }) => platform === 'apple' && kind === 'strip');
  if (strip === undefined) return null;
  const bytes = await media.read(strip.media_hash);
  return bytes === null ? null : mailPicture(bytes);
}

/** Twice the width at which the mail shows it. */
const WIDTH = 1120;
const LIGHT_ENOUGH_BYTES = 150_000;
const MOST_PIXELS = 4_000_000;

/**
 * The coupon's strip for a mail: a small PNG stays as it is, a large one (a photograph) becomes a JPEG.
 * @internal for tests
 */
export async function mailPicture(
  strip: Buffer,
): Promise<Pick<MailPicture, 'bytes' | 'contentType'>> {
  if (strip.length <= LIGHT_ENOUGH_BYTES) return { bytes: strip, contentType: 'image/png' };
  const picture = withTimeLimit(sharp(strip, { limitInputPixels: MOST_PIXELS }))
    .resize({ width: WIDTH, withoutEnlargement: true })
    .flatten({ background: '#FFFFFF' })
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4' });
  const bytes = await inPictureQueue(() => picture.toBuffer());
  return { bytes, contentType: 'image/jpeg' };
}
