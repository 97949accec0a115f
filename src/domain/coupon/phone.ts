/** Business phone numbers, `XXX-XXX-XXXX` (STEP-07). */

const PHONE = /^\d{3}-\d{3}-\d{4}$/;
const DIGITS = 10;

/** True for `585-555-0142`. */
export function isPhone(phone: string): boolean {
  return PHONE.test(phone);
}

/** The field before an edit, and what the edit does to it. */
interface PhoneEdit {
  readonly before: string;
  readonly isErasing: boolean;
}

const WHOLE: PhoneEdit = { before: '', isErasing: false };

/** What was typed or pasted, as far as it is a number: digits with their dashes, 12 characters at most. */
export function formatPhone(typed: string, edit: PhoneEdit = WHOLE): string {
  const digits = withoutCountryCode(digitsOf(typed), edit).slice(0, DIGITS);
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)]
    .filter((part) => part !== '')
    .join('-');
}

/** Where the caret belongs in a formatted number so that it stands behind the same digit as in what was typed. */
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
 * `+1 (585) 555-0142` without its 1: no area code starts with one. Where digits were erased from the front, a 1 that
 * is first now stays until another digit is typed before it.
 */
function withoutCountryCode(digits: string, { before, isErasing }: PhoneEdit): string {
  if (!digits.startsWith('1')) return digits;
  const wasThere = before.startsWith('1') && digits.length >= digitsOf(before).length;
  return digits.length <= DIGITS && (isErasing || wasThere) ? digits : digits.slice(1);
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
