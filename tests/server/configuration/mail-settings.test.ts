import { describe, expect, test } from 'vitest';
import { readConfig } from '../../../server/configuration/config.ts';
import { hasMailbox } from '../../../server/mail/open-mail.ts';

const FROM = { MAIL_FROM: 'Tearline <coupons@example.com>' };

describe('SMTP_URL and MAIL_FROM', () => {
  test.each([
    ['smtp://mail.example.com', { port: 587, secure: false, requireTls: false, credentials: null }],
    ['smtps://mail.example.com', { port: 465, secure: true, requireTls: false, credentials: null }],
    [
      'smtp://tearline:p%40ss@mail.example.com:2525',
      {
        port: 2525,
        secure: false,
        requireTls: true,
        credentials: { user: 'tearline', password: 'p@ss' },
      },
    ],
    [
      'smtp://mail.example.com/?requireTLS=true',
      { port: 587, secure: false, requireTls: true, credentials: null },
    ],
  ])('[SUBM-07] reads %s', (address, smtp) => {
    const { mail } = readConfig({ SMTP_URL: address, ...FROM });
    expect(mail).toEqual({
      smtp: { host: 'mail.example.com', ...smtp },
      from: { name: 'Tearline', address: 'coupons@example.com' },
    });
  });

  test('[SUBM-07] allows a password without TLS only on this machine', () => {
    const { smtp } = readConfig({ SMTP_URL: 'smtp://a:b@127.0.0.1:2525', ...FROM }).mail;
    expect(smtp?.requireTls).toBe(false);
  });

  test.each([
    'mail.example.com:587',
    'http://mail.example.com',
    'smtp://',
    'smtp://tearline@mail.example.com',
    'smtp://a:geheim@mail.example.com/inbox',
    'smtp://a:geheim@mail.example.com?debug=true',
    'smtp://a:%E0%A4%A@mail.example.com',
  ])('[SUBM-07] %s stops the start with a message that does not repeat it', (address) => {
    const start = () => readConfig({ SMTP_URL: address, ...FROM });
    expect(start).toThrow(
      'SMTP_URL must be like smtp://user:password@mail.example.com:587 or smtps://…. Correct it and start again.',
    );
    expect(start).not.toThrow(/geheim/);
  });

  test('[SUBM-07] requires a sender if mails leave the machine', () => {
    expect(() => readConfig({ SMTP_URL: 'smtp://mail.example.com' })).toThrow(
      'MAIL_FROM must be set when SMTP_URL is. Correct it and start again.',
    );
    expect(() => readConfig({ MAIL_FROM: 'Tearline' })).toThrow(
      'MAIL_FROM must be like Tearline <coupons@example.com>, not "Tearline". Correct it and start again.',
    );
  });
});

test.each([
  ['as it starts by itself', {}, true],
  ['in production', { NODE_ENV: 'production' }, false],
  ['with a mail server', { SMTP_URL: 'smtp://mail.example.com', ...FROM }, false],
  ['with an issuer of its own', { OIDC_ISSUER: 'https://issuer.example.com' }, false],
])('[SUBM-07] the mailbox page: %s', (_case, environment, isThere) => {
  expect(hasMailbox(readConfig(environment))).toBe(isThere);
});
