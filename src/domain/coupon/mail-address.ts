/** Who a mail goes to, checked so that nothing in it can add a header or a second recipient. */
export interface MailRecipient {
  /** Empty where there is none. */
  readonly name: string;
  readonly address: string;
}

const MOST_ADDRESS = 254;
const MOST_NAME = 100;
const LOCAL_PART = /^[^\p{C}\p{Z}"(),:;<>@[\\\]]{1,64}$/u;
const DOMAIN = /^(?:(?!-)[\p{L}\p{N}-]{1,63}(?<!-)\.)*(?!-)[\p{L}\p{N}-]{1,63}(?<!-)$/u;

/** Whether this is exactly one plain address: no list, no display name, no quoting, no control character. */
export function isMailAddress(text: string): boolean {
  const at = text.lastIndexOf('@');
  if (at < 1 || text.length > MOST_ADDRESS) return false;
  return LOCAL_PART.test(text.slice(0, at)) && DOMAIN.test(text.slice(at + 1));
}

/** `Rosa <rosa@fernhill.example>` or a bare address, as a setting has it; null for anything else. */
export function parseMailbox(text: string): MailRecipient | null {
  const whole = text.trim();
  const opens = whole.endsWith('>') ? whole.lastIndexOf('<') : -1;
  const name = whole.slice(0, Math.max(0, opens)).trimEnd();
  const address = opens < 0 ? whole : whole.slice(opens + 1, -1);
  if (!isMailAddress(address) || name !== mailName(name)) return null;
  return { name, address };
}

/** A person's name as it may stand before an address: one line, no control characters, at most 100 characters. */
export function mailName(text: string): string {
  const line = text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
  return [...line].slice(0, MOST_NAME).join('').trim();
}
