import { couponMailHtml } from './coupon-mail-html.ts';
import {
  couponMailWords,
  type CouponMailFacts,
  type CouponMailWords,
} from './coupon-mail-words.ts';
import type { MailBody, MailPicture } from './mail.ts';
import { shortened } from './mail-text.ts';
import * as mailWords from '../../src/words/server/mail.gen.ts';

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
