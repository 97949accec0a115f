/** Business phone numbers, `XXX-XXX-XXXX` (STEP-07). */

const PHONE = /^\d{3}-\d{3}-\d{4}$/;
const DIGITS = 10;

/** True for `585-555-0142`. */
export function isPhone(phone: string): boolean {
  return PHONE.test(phone);
}

/** What was typed or pasted, as far as it is a number: digits with their dashes, 12 characters at most. */
export function formatPhone(typed: string): string {
  const digits = withoutCountryCode(typed.replace(/\D/g, '')).slice(0, DIGITS);
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)]
    .filter((part) => part !== '')
    .join('-');
}

/** Where the caret belongs in a formatted number so that as many digits stand before it as before formatting. */
export function phoneCaret(formatted: string, digitsBefore: number): number {
  if (digitsBefore === 0) return 0;
  let seen = 0;
  for (let index = 0; index < formatted.length; index += 1) {
    if (formatted[index] !== '-') seen += 1;
    if (seen === digitsBefore) return index + 1;
  }
  return formatted.length;
}

/** A pasted `+1 (585) 555-0142` has eleven digits; no area code starts with 1. */
function withoutCountryCode(digits: string): string {
  return digits.length > DIGITS && digits.startsWith('1') ? digits.slice(1) : digits;
}
