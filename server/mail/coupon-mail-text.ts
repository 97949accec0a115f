import type { CouponMailWords } from './coupon-mail-words.ts';

/** The plain text part, with everything that the HTML part says. */
export function couponMailText({ name, merchantName, lastDay, links }: CouponMailWords): string {
  return `“${name}” is ready.

${merchantName}
${lastDay}

Your coupon’s link, for everyone you want to have it:
${links.coupon}

What to do next

1. Open the link on your own phone and add the coupon to your wallet.
   You will see exactly what your customers see.

2. Put the link or its QR code on your next mailing. Both wait for you here:
   ${links.share}

3. Sold out, or changed your mind? Turn the coupon off at any time:
   ${links.dashboard}

Keep this mail: it is the shortest way back to your coupon.

Tearline sent it once, because you made this coupon.
`;
}
