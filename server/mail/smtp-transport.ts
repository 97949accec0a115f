import { createTransport } from 'nodemailer';
import type { SmtpSettings } from '../configuration/mail-settings.ts';
import { AttemptFailed } from '../jobs/attempt-failed.ts';
import { MailRefused, mimeMessage, type MailTransport } from './mail.ts';

const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;

/**
 * Sends mails by SMTP, each over its own connection. It uses TLS if the server offers it, and requires TLS before it
 * sends a password to another machine.
 */
export function createSmtpTransport(settings: SmtpSettings): MailTransport {
  const { host, port, secure, requireTls, credentials } = settings;
  const smtp = createTransport({
    host,
    port,
    secure,
    requireTLS: requireTls,
    ...(credentials && { auth: { user: credentials.user, pass: credentials.password } }),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    socketCloseTimeout: 1_000,
  });
  return {
    async send(mail, signal) {
      try {
        await smtp.sendMail({ ...mimeMessage(mail), signal });
      } catch (error) {
        throw withoutAddresses(error);
      }
    },
  };
}

/** Servers repeat the recipient in their answers, so only the codes and the command are reported. */
function withoutAddresses(error: unknown): Error {
  const code = member(error, 'code');
  const status = member(error, 'responseCode');
  const command = member(error, 'command');
  const reason = ['SMTP', code, status, command].filter((part) => part !== '').join(' ');
  // Only a refusal of this recipient is final. A login or relay problem can be fixed within the day.
  const isFinal = code === 'EENVELOPE' && command === 'RCPT TO' && /^55[0-35]$/.test(status);
  return isFinal ? new MailRefused(reason) : new AttemptFailed(reason, { isWorthRetrying: true });
}

function member(error: unknown, name: 'code' | 'responseCode' | 'command'): string {
  if (!(error instanceof Error) || !(name in error)) return '';
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
