import { parseMailbox, type MailRecipient } from '../../src/domain/coupon/mail-address.ts';
import type { SettingReader } from './setting-readers.ts';
import * as faultWords from '../../src/words/server/setting-faults.gen.ts';

export type SmtpSettings = NonNullable<ReturnType<typeof smtpOf>>;

const SUBMISSION_PORT = 587;
const TLS_PORT = 465;
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/;

/** Reads SMTP_URL and MAIL_FROM (SUBM-07); errors never repeat SMTP_URL, which may contain a password. */
export function readMailSettings(read: SettingReader) {
  const smtp = readSmtp(read);
  if (smtp !== null && read.optionalText('MAIL_FROM') === null)
    read.fail('MAIL_FROM', faultWords.unsetWith({ other: 'SMTP_URL' }));
  return {
    /** null: `.eml` files under `dataDir`. */
    smtp,
    from: readFrom(read),
  };
}

function readFrom(read: SettingReader): MailRecipient {
  const text = read.text('MAIL_FROM');
  return parseMailbox(text) ?? read.fail('MAIL_FROM', faultWords.mailFrom({ value: text }));
}

function readSmtp(read: SettingReader): SmtpSettings | null {
  const address = read.optionalText('SMTP_URL');
  if (address === null) return null;
  return smtpOf(address) ?? read.fail('SMTP_URL', faultWords.smtpUrl());
}

function smtpOf(address: string) {
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, port, username, password, pathname, searchParams } = new URL(address);
  const secure = protocol === 'smtps:';
  if (!secure && protocol !== 'smtp:') return null;
  if (hostname === '' || !['', '/'].includes(pathname)) return null;
  const [query = null, ...more] = searchParams;
  if (more.length > 0 || (query !== null && query.join('=') !== 'requireTLS=true')) return null;
  const user = decoded(username);
  const secret = decoded(password);
  if (user === null || secret === null || (user === '') !== (secret === '')) return null;
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (secure ? TLS_PORT : SUBMISSION_PORT) : Number(port),
    /** TLS from the first byte (`smtps:`). */
    secure,
    /** Requires STARTTLS: set by `?requireTLS=true`, and whenever a password leaves this machine. */
    requireTls: query !== null || (user !== '' && !secure && !LOOPBACK.test(hostname)),
    credentials: user === '' ? null : { user, password: secret },
  };
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
