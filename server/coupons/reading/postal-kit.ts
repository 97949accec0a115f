/** The checklist for entering a mailing in the mailer portal, with its values read and checked (PRE-03). */
import type { CouponFace } from '../../../src/domain/coupon/coupon-face.ts';

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
    'For the mailer portal',
    '',
    imageLine(facts.image),
    addressLine(link),
    line(merchantName !== '', `Brand name: ${merchantName || 'missing'}`),
    line(
      active,
      active ? 'The coupon is active.' : 'The coupon is inactive: switch it on before the mailing.',
    ),
    ...(mailerId === '' ? [] : [line(true, `Mailer ID: ${mailerId}`)]),
    '',
    `Made: ${madeAt.toISOString().slice(0, 10)}`,
    ...dates.map(({ label, display }) => `${label}: ${display}`),
    ...(dates.some(({ key }) => key === 'expires') ? [] : ['Expires: never']),
    '',
    line(false, 'The campaign begins and ends in the portal on days when the coupon is valid.'),
    line(false, 'The image is uploaded as the Ride-Along image of the campaign.'),
    line(false, 'The landing address is entered as the target of the image, letter for letter.'),
    line(false, 'The code on the printed piece was scanned from paper and led to the coupon.'),
    '',
  ].join('\r\n');
}

function imageLine(image: PostalKitFacts['image']): string {
  if (image === null)
    return line(false, 'Ride-Along image: none. Make one from the dashboard, or upload your own.');
  const size = `${Math.ceil(image.bytes / 1_000)} KB of at most ${image.most / 1_000} KB`;
  return line(
    image.bytes <= image.most,
    `Ride-Along image: ${image.file}, 300 x 200 pixels, ${size}`,
  );
}

function addressLine(link: string): string {
  const faults = [
    ...(link.startsWith('https://') ? [] : ['must begin with https://']),
    ...(link.length <= ADDRESS_MAX ? [] : [`must have at most ${ADDRESS_MAX} characters`]),
  ];
  const said =
    faults.length === 0
      ? `${link.length} of at most ${ADDRESS_MAX} characters`
      : faults.join(' and ');
  return line(faults.length === 0, `Landing address: ${link} (${said})`);
}

function line(isInOrder: boolean, words: string): string {
  return `[${isInOrder ? 'x' : ' '}] ${words}`;
}
