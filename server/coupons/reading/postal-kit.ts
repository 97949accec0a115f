/** The checklist for entering a mailing in the mailer portal, with its values read and checked (PRE-03). */
import type { CouponFace } from '../../../src/domain/coupon/coupon-face.ts';
import * as archiveWords from '../../../src/words/server/archive.gen.ts';

/** Maximum length of a landing address in the portals of postal providers, in characters. */
const ADDRESS_MAX = 255;

interface PostalKitFacts {
  readonly link: string;
  readonly active: boolean;
  readonly merchantName: string;
  /** UTC. */
  readonly madeAt: Date;
  readonly dates: CouponFace['dates'];
  /** Nine digits, or empty. */
  readonly mailerId: string;
  readonly image: { readonly file: string; readonly bytes: number; readonly most: number } | null;
}

/** Returns the checklist as text with CRLF line ends: [x] is checked, [ ] is to do. */
export function postalKit(facts: PostalKitFacts): string {
  const { link, merchantName, madeAt, dates, mailerId, active } = facts;
  return [
    archiveWords.forMailerPortal(),
    '',
    imageLine(facts.image),
    addressLine(link),
    merchantName === ''
      ? line(false, archiveWords.noBrandName())
      : line(true, archiveWords.brandName({ name: merchantName })),
    line(active, active ? archiveWords.active() : archiveWords.inactive()),
    ...(mailerId === '' ? [] : [line(true, archiveWords.mailerId({ mailerId }))]),
    '',
    archiveWords.made({ date: madeAt.toISOString().slice(0, 10) }),
    ...dates.map(({ label, display }) => `${label}: ${display}`),
    ...(dates.some(({ key }) => key === 'expires') ? [] : [archiveWords.neverExpires()]),
    '',
    line(false, archiveWords.campaignDays()),
    line(false, archiveWords.imageUploaded()),
    line(false, archiveWords.addressEntered()),
    line(false, archiveWords.codeScanned()),
    '',
  ].join('\r\n');
}

function imageLine(image: PostalKitFacts['image']): string {
  if (image === null) return line(false, archiveWords.noImage());
  return line(
    image.bytes <= image.most,
    archiveWords.image({
      file: image.file,
      kilobytes: Math.ceil(image.bytes / 1_000),
      most: image.most / 1_000,
    }),
  );
}

function addressLine(link: string): string {
  const faults = [
    ...(link.startsWith('https://') ? [] : [archiveWords.addressWithoutHttps()]),
    ...(link.length <= ADDRESS_MAX ? [] : [archiveWords.addressTooLong({ most: ADDRESS_MAX })]),
  ];
  const remark =
    faults.length === 0
      ? archiveWords.addressLength({ length: link.length, most: ADDRESS_MAX })
      : faults.reduce((one, other) => archiveWords.both({ one, other }));
  return line(faults.length === 0, archiveWords.landingAddress({ link, remark }));
}

function line(isInOrder: boolean, words: string): string {
  return `[${isInOrder ? 'x' : ' '}] ${words}`;
}
