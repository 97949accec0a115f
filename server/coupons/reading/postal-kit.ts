/** The checklist for entering a mailing in the mailer portal, with its values read and checked (PRE-03). */
import type { CouponFace } from '../../../src/domain/coupon/coupon-face.ts';
import { escapeHtml } from '../../../src/domain/escape-html.ts';
import { languageNow } from '../../../src/words/language.ts';
import * as archiveWords from '../../../src/words/server/archive.gen.ts';

/** Maximum length of a landing address in the portals of postal providers, in characters. */
const ADDRESS_MAX = 255;

interface KitImage {
  readonly file: string;
  readonly bytes: number;
  /** px. */
  readonly width: number;
  readonly height: number;
  readonly most: number;
}

interface PostalKitFacts {
  /** Null where only the codes of households count. */
  readonly link: string | null;
  /** Whether these services answer the link themselves; another host may redirect. */
  readonly isOwnLink: boolean;
  readonly active: boolean;
  readonly merchantName: string;
  /** UTC. */
  readonly madeAt: Date;
  readonly dates: CouponFace['dates'];
  /** Nine digits, or empty. */
  readonly mailerId: string;
  readonly image: KitImage | null;
  readonly representative: KitImage;
}

/** One line of the checklist; `isInOrder` is null for a line that nothing is checked in. */
interface KitLine {
  readonly isInOrder: boolean | null;
  readonly words: string;
}

/** Returns the checklist as text with CRLF line ends: [x] is checked, [ ] is to do. */
export function postalKit(facts: PostalKitFacts): string {
  const parts = partsOf(facts).map(({ heading, lines }) => [
    ...[heading, ''],
    ...lines.map(({ isInOrder, words }) =>
      isInOrder === null ? words : `[${isInOrder ? 'x' : ' '}] ${words}`,
    ),
    '',
  ]);
  return parts.flat().join('\r\n');
}

/** Returns the same as a page that any browser opens from the disk; its boxes can be ticked and printed. */
export function postalKitPage(facts: PostalKitFacts): string {
  const parts = partsOf(facts).map(({ heading, lines }, index) => {
    const tag = index === 0 ? 'h1' : 'h2';
    return `<${tag}>${escapeHtml(heading)}</${tag}>\n${lines.map(lineOfPage).join('\n')}`;
  });
  return [
    `<!doctype html>\n<html lang="${languageNow()}">\n<meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width">',
    `<title>${escapeHtml(archiveWords.forMailerPortal())}</title>`,
    '<style>body{max-width:42rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 sans-serif}label{display:block;margin:.5rem 0;overflow-wrap:anywhere}</style>',
    `${parts.join('\n')}\n</html>\n`,
  ].join('\n');
}

function lineOfPage({ isInOrder, words }: KitLine): string {
  if (isInOrder === null) return `<p>${escapeHtml(words)}</p>`;
  const checked = isInOrder ? ' checked' : '';
  return `<label><input type="checkbox"${checked}> ${escapeHtml(words)}</label>`;
}

function partsOf(facts: PostalKitFacts) {
  return [
    {
      heading: archiveWords.forMailerPortal(),
      lines: [...checkedLines(facts), ...dateLines(facts)],
    },
    {
      heading: archiveWords.leftToDo(),
      lines: [
        toDo(archiveWords.campaignDays()),
        toDo(archiveWords.imageUploaded()),
        toDo(archiveWords.pieceLooksLikeIt()),
        toDo(archiveWords.addressEntered()),
        toDo(archiveWords.codeScanned()),
      ],
    },
    {
      heading: archiveWords.reviewersRefuse(),
      lines: [
        toDo(archiveWords.hasCallToAction()),
        toDo(archiveWords.isMoreThanALogo()),
        toDo(archiveWords.imitatesNobody()),
      ],
    },
    { heading: archiveWords.promotions(), lines: [plain(archiveWords.promotionsAre())] },
  ];
}

function checkedLines(facts: PostalKitFacts): readonly KitLine[] {
  const { link, isOwnLink, merchantName, mailerId, active, image, representative } = facts;
  return [
    image === null ? toDo(archiveWords.noImage()) : sized(image, archiveWords.image),
    sized(representative, archiveWords.representativeImage),
    ...(link === null ? [toDo(archiveWords.noLandingAddress())] : addressLines(link, isOwnLink)),
    merchantName === ''
      ? toDo(archiveWords.noBrandName())
      : { isInOrder: true, words: archiveWords.brandName({ name: merchantName }) },
    { isInOrder: active, words: active ? archiveWords.active() : archiveWords.inactive() },
    mailerId === ''
      ? toDo(archiveWords.noMailerId())
      : { isInOrder: true, words: archiveWords.mailerId({ mailerId }) },
  ];
}

function dateLines({ madeAt, dates }: PostalKitFacts): readonly KitLine[] {
  return [
    plain(archiveWords.made({ date: madeAt.toISOString().slice(0, 10) })),
    ...dates.map(({ label, display }) => plain(`${label}: ${display}`)),
    ...(dates.some(({ key }) => key === 'expires') ? [] : [plain(archiveWords.neverExpires())]),
  ];
}

function toDo(words: string): KitLine {
  return { isInOrder: false, words };
}

function plain(words: string): KitLine {
  return { isInOrder: null, words };
}

function sized({ file, bytes, width, height, most }: KitImage, words: typeof archiveWords.image) {
  const kilobytes = Math.ceil(bytes / 1_000);
  const figures = { file, width, height, kilobytes, most: most / 1_000 };
  return { isInOrder: bytes <= most, words: words(figures) };
}

function addressLines(link: string, isOwnLink: boolean): readonly KitLine[] {
  const faults = [
    ...(link.startsWith('https://') ? [] : [archiveWords.addressWithoutHttps()]),
    ...(link.length <= ADDRESS_MAX ? [] : [archiveWords.addressTooLong({ most: ADDRESS_MAX })]),
  ];
  const remark =
    faults.length === 0
      ? archiveWords.addressLength({ length: link.length, most: ADDRESS_MAX })
      : faults.reduce((one, other) => archiveWords.both({ one, other }));
  return [
    { isInOrder: faults.length === 0, words: archiveWords.landingAddress({ link, remark }) },
    isOwnLink
      ? { isInOrder: true, words: archiveWords.withoutRedirect() }
      : toDo(archiveWords.checkRedirect()),
  ];
}
