/** Business phone numbers, `XXX-XXX-XXXX` (STEP-07). */

const PHONE = /^\d{3}-\d{3}-\d{4}$/;
const DIGITS = 10;

/** True for `585-555-0142`. */
export function isPhone(phone: string): boolean {
  return PHONE.test(phone);
}

/** The field before an edit, and the edit. */
interface PhoneEdit {
  readonly before: string;
  readonly isErasing: boolean;
}

const WHOLE: PhoneEdit = { before: '', isErasing: false };

/** Formats typed or pasted text as a phone number: digits with dashes, at most 12 characters. */
export function formatPhone(typed: string, edit: PhoneEdit = WHOLE): string {
  const digits = withoutCountryCode(digitsOf(typed), edit).slice(0, DIGITS);
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)]
    .filter((part) => part !== '')
    .join('-');
}

/** The caret position in a formatted number that stays behind the same digit as in the typed text. */
export function phoneCaret(formatted: string, typedBefore: string): number {
  const typedDigits = digitsOf(typedBefore);
  const isCodeGone = typedDigits.startsWith('1') && !formatted.startsWith('1');
  const digitsBefore = typedDigits.length - (isCodeGone ? 1 : 0);
  if (digitsBefore === 0) return 0;
  let seen = 0;
  for (let index = 0; index < formatted.length; index += 1) {
    if (formatted[index] !== '-') seen += 1;
    if (seen === digitsBefore) return index + 1;
  }
  return formatted.length;
}

/**
 * `+1 (585) 555-0142` without its 1, because no area code starts with 1. After digits are erased from the front,
 * a leading 1 stays until another digit is typed before it.
 */
function withoutCountryCode(digits: string, { before, isErasing }: PhoneEdit): string {
  if (!digits.startsWith('1')) return digits;
  const wasThere = before.startsWith('1') && digits.length >= digitsOf(before).length;
  return digits.length <= DIGITS && (isErasing || wasThere) ? digits : digits.slice(1);
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
