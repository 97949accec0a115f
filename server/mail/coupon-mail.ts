import type { MailBody, MailPicture } from './mail.ts';
import { shortened, oneLine } from './mail-text.ts';
import * as mailWords from '../../src/words/server/mail.gen.ts';
import { languageNow } from '../../src/words/language.ts';
import { escapeHtml } from '../../src/domain/escape-html.ts';
import * as finishWords from '../../src/words/finish.gen.ts';

/** The `cid:` of the coupon's picture in the HTML part. */
const PICTURE_ID = 'coupon-picture@tearline';

const MOST_NAME_IN_SUBJECT = 60;

/** Composes the mail with the coupon's link. Pure: the same facts give the same mail. */
export function composeCouponMail(facts: CouponMailFacts): MailBody {
  const words = couponMailWords(facts);
  return {
    subject: mailWords.subject({ name: shortened(words.name, MOST_NAME_IN_SUBJECT) }),
    text: couponMailText(words),
    html: couponMailHtml(words, facts.picture === null ? null : PICTURE_ID),
    attachments: facts.picture === null ? [] : [attachmentOf(facts.picture)],
  };
}

function attachmentOf({ bytes, contentType }: Pick<MailPicture, 'bytes' | 'contentType'>) {
  const extension = contentType === 'image/png' ? 'png' : 'jpg';
  return { contentId: PICTURE_ID, fileName: `coupon.${extension}`, contentType, bytes };
}

/** The plain text part, with everything that the HTML part says. */
function couponMailText({ name, merchantName, lastDay, links }: CouponMailWords): string {
  return `${mailWords.readySentence({ name })}

${merchantName}
${lastDay}

${mailWords.couponsLink()}
${links.coupon}

${mailWords.next()}

1. ${mailWords.openOnPhone()}
   ${mailWords.asCustomers()}

2. ${mailWords.putOnMailingHere()}
   ${links.share}

3. ${mailWords.turnOffHere()}
   ${links.dashboard}

${mailWords.keep()}

${mailWords.sentOnce()}
`;
}

const PAPER = '#FBF8F2';
const SHEET = '#FFFFFF';
const INK = '#16213A';
const INK_SOFT = '#55607A';
const LINE = '#E3DDD0';
const HOLE = '#D8CFBC';
const STAMP = '#C8321F';
const BLUE = '#1F4FBF';

const FONT = "'Public Sans','Segoe UI',Helvetica,Arial,sans-serif";
/** The strip's proportions, 1125 to 432, at the width of the ticket. */
const PICTURE = { width: 560, height: 215 };

/** `pictureId` is the `cid:` of the coupon's picture. Without a picture its text is shown instead. */
function couponMailHtml(words: CouponMailWords, pictureId: string | null): string {
  return `<!doctype html>
<html lang="${languageNow()}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><title>${finishWords.couponReady()}</title></head>
<body style="margin:0;padding:0;background:${PAPER};color:${INK};font:400 16px/1.5 ${FONT};color-scheme:light;">
<div style="max-width:${PICTURE.width}px;margin:0 auto;padding:28px 16px 40px;">
${wordmark()}
${ticket(words, pictureId)}
${nextSteps(words)}
<p style="margin:28px 0 0;font-size:13px;color:${INK_SOFT};">${mailWords.keep()} ${mailWords.sentOnce()}</p>
</div>
</body>
</html>
`;
}

function wordmark(): string {
  return `<p style="margin:0 0 18px;font-size:22px;line-height:1;font-weight:800;letter-spacing:-.03em;">Tear<span style="border-left:3px dotted ${STAMP};margin:0 2px 0 3px;"></span>line</p>`;
}

function ticket(words: CouponMailWords, pictureId: string | null): string {
  return `<div style="background:${SHEET};border:1px solid ${LINE};border-radius:3px;">
${picture(words, pictureId)}
<div style="border-top:5px dotted ${HOLE};margin:6px 8px 0;font-size:0;line-height:0;">&nbsp;</div>
<div style="padding:18px 28px 30px;">
<h1 style="margin:0 0 12px;font-size:27px;line-height:1.15;letter-spacing:-.02em;text-wrap:balance;">${mailWords.ready({ name: escapeHtml(words.name) })}</h1>
<p style="margin:0;">${escapeHtml(words.merchantName)}</p>
<p style="margin:0 0 22px;color:${INK_SOFT};">${escapeHtml(words.lastDay)}</p>
<p style="margin:0 0 22px;">${button(mailWords.openCoupon(), words.links.coupon)}</p>
<p style="margin:0 0 4px;">${mailWords.itsLink()}</p>
<p style="margin:0;overflow-wrap:anywhere;">${link(words.links.coupon, words.links.coupon)}</p>
</div>
</div>`;
}

function picture({ pictureWords, colors, links }: CouponMailWords, pictureId: string | null) {
  const ground = `background:${escapeHtml(colors.background)};color:${escapeHtml(colors.foreground)};font-size:20px;line-height:1.3;font-weight:700;text-align:center;text-decoration:none;`;
  const words = escapeHtml(pictureWords);
  if (pictureId === null) {
    return `<p style="margin:0;padding:28px;${ground}border-radius:2px 2px 0 0;">${words}</p>`;
  }
  return `<a href="${escapeHtml(links.coupon)}" target="_blank" rel="noopener" style="display:block;${ground}border-radius:2px 2px 0 0;"><img src="cid:${escapeHtml(pictureId)}" alt="${words}" width="${PICTURE.width}" height="${PICTURE.height}" style="display:block;width:100%;height:auto;border:0;border-radius:2px 2px 0 0;"></a>`;
}

function nextSteps({ links }: CouponMailWords): string {
  const step = 'margin:0 0 12px;padding-left:4px;';
  const page = link(mailWords.couponsPage(), links.share);
  const dashboard = link(mailWords.dashboard(), links.dashboard);
  return `<h2 style="margin:32px 0 10px;font-size:18px;line-height:1.2;">${mailWords.next()}</h2>
<ol style="margin:0;padding-left:22px;">
<li style="${step}"><strong>${mailWords.tryIt()}</strong> ${mailWords.openOnPhone()} ${mailWords.asCustomers()}</li>
<li style="${step}"><strong>${mailWords.mailIt()}</strong> ${mailWords.putOnMailing({ page })}</li>
<li style="${step}"><strong>${mailWords.stayInCharge()}</strong> ${mailWords.turnOff({ dashboard })}</li>
</ol>`;
}

function button(label: string, address: string): string {
  return `<a href="${escapeHtml(address)}" target="_blank" rel="noopener" style="display:inline-block;padding:13px 26px;background:${STAMP};color:#FFFFFF;border-radius:5px;font-size:17px;font-weight:700;line-height:1.3;text-decoration:none;">${label}</a>`;
}

function link(label: string, address: string): string {
  return `<a href="${escapeHtml(address)}" target="_blank" rel="noopener" style="color:${BLUE};">${escapeHtml(label)}</a>`;
}

/** The content of the mail to the coupon's maker (SUBM-07). */
export interface CouponMailFacts {
  readonly name: string;
  readonly merchantName: string;
  /** MM/DD/YYYY; null if the coupon has no last day. */
  readonly expires: string | null;
  readonly colors: { readonly background: string; readonly foreground: string };
  /** The strip; null if it could not be read. */
  readonly picture: Pick<MailPicture, 'bytes' | 'contentType'> | null;
  /** The text in the strip, in reading order. */
  readonly paintedWords: readonly string[];
  readonly links: {
    /** The public page of the coupon. */
    readonly coupon: string;
    /** The page where the maker finds link and QR code again. */
    readonly share: string;
    readonly dashboard: string;
  };
}

type CouponMailWords = ReturnType<typeof couponMailWords>;

/** Returns the texts that both parts of the mail use, each on one line, whatever was typed. Pure. */
function couponMailWords(facts: CouponMailFacts) {
  const painted = facts.paintedWords.map(oneLine).filter((line) => line !== '');
  const name = oneLine(facts.name);
  return {
    name,
    merchantName: oneLine(facts.merchantName),
    lastDay:
      facts.expires === null ? mailWords.noLastDay() : mailWords.lastDay({ date: facts.expires }),
    pictureWords: painted.length === 0 ? name : painted.join(', '),
    links: facts.links,
    colors: facts.colors,
  };
}
