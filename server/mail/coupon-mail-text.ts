import type { CouponMailWords } from './coupon-mail-words.ts';
import * as mailWords from '../../src/words/server/mail.gen.ts';

/** The plain text part, with everything that the HTML part says. */
export function couponMailText({ name, merchantName, lastDay, links }: CouponMailWords): string {
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
