/** A mail recipient, checked so that it cannot add a header or a second recipient. */
export interface MailRecipient {
  /** Empty if there is no name. */
  readonly name: string;
  readonly address: string;
}

const MOST_ADDRESS = 254;
const MOST_NAME = 100;
const LOCAL_PART = /^[^\p{C}\p{Z}"(),:;<>@[\\\]]{1,64}$/u;
const DOMAIN = /^(?:(?!-)[\p{L}\p{N}-]{1,63}(?<!-)\.)*(?!-)[\p{L}\p{N}-]{1,63}(?<!-)$/u;

/** Whether this is exactly one plain address: no list, display name, quoting or control character. */
export function isMailAddress(text: string): boolean {
  const at = text.lastIndexOf('@');
  if (at < 1 || text.length > MOST_ADDRESS) return false;
  return LOCAL_PART.test(text.slice(0, at)) && DOMAIN.test(text.slice(at + 1));
}

/** `Rosa <rosa@fernhill.example>` or a bare address, as in a setting; null for anything else. */
export function parseMailbox(text: string): MailRecipient | null {
  const whole = text.trim();
  const opens = whole.endsWith('>') ? whole.lastIndexOf('<') : -1;
  const name = whole.slice(0, Math.max(0, opens)).trimEnd();
  const address = opens < 0 ? whole : whole.slice(opens + 1, -1);
  if (!isMailAddress(address) || name !== mailName(name)) return null;
  return { name, address };
}

/** A person's name for use before an address: one line, no control characters, at most 100 characters. */
export function mailName(text: string): string {
  const line = text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
  return [...line].slice(0, MOST_NAME).join('').trim();
}
