import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { escapeHtml } from '../../../src/domain/escape-html.ts';
import { speaking } from '../../http/languages/request-language.ts';
import type { MailSummary, StoredMail } from './mailbox-folder.ts';
import * as commonWords from '../../../src/words/common.gen.ts';
import * as mailboxWords from '../../../src/words/server/mailbox.gen.ts';
import * as pageWords from '../../../src/words/server/pages.gen.ts';

const FONTS = {
  'public-sans': 'public-sans/files/public-sans-latin-wght-normal.woff2',
  'bricolage-grotesque': 'bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
} as const;

/** Reads style and fonts once. `base` is the mailbox's own address. */
export async function loadMailboxPages(base: string) {
  const fonts = new Map<string, Buffer>();
  let style = await readFile(new URL('./mailbox.css', import.meta.url), 'utf8');
  for (const [name, path] of Object.entries(FONTS)) {
    const bytes = await readFile(
      createRequire(import.meta.url).resolve(`@fontsource-variable/${path}`),
    );
    const fileName = `${name}.${createHash('sha256').update(bytes).digest('hex').slice(0, 12)}.woff2`;
    fonts.set(fileName, bytes);
    style = style.replace(`asset:${name}`, `${base}/fonts/${fileName}`);
  }
  const page = (title: string, way: string, body: string): string =>
    documentOf({ title, style, body: `${top(way)}${body}` });
  return {
    contentSecurityPolicy: policyOf(style),
    /** By file name, which contains a hash of the content. */
    fonts,
    // In English alone, as its own words are.
    list: (mails: readonly MailSummary[]) =>
      speaking('en', () =>
        page(mailboxWords.mailbox(), link('/', pageWords.backToTearline()), listBody(base, mails)),
      ),
    mail: (mail: StoredMail) =>
      speaking('en', () =>
        page(mail.subject, link(base, mailboxWords.allMails()), mailBody(base, mail)),
      ),
  };
}

function listBody(base: string, mails: readonly MailSummary[]): string {
  const head = `<h1>${mailboxWords.mailbox()}</h1><p class="soft">${mailboxWords.staysHere()}</p>`;
  if (mails.length === 0) {
    return `${head}<p class="empty">${mailboxWords.noMail()}</p>`;
  }
  const items = mails.map(
    ({ id, subject, to, date }) =>
      `<li><a href="${base}/${escapeHtml(id)}"><strong>${escapeHtml(subject)}</strong>${time(date)}<span class="soft to">${escapeHtml(to)}</span></a></li>`,
  );
  return `${head}<ul class="mails">${items.join('')}</ul>`;
}

function mailBody(base: string, { id, subject, from, to, date, text }: StoredMail): string {
  const address = `${base}/${escapeHtml(id)}`;
  return `<h1>${escapeHtml(subject)}</h1>
<dl class="facts"><dt>${mailboxWords.from()}</dt><dd>${escapeHtml(from)}</dd><dt>${mailboxWords.to()}</dt><dd>${escapeHtml(to)}</dd><dt>${mailboxWords.date()}</dt><dd>${time(date)}</dd></dl>
<div class="letter"><iframe src="${address}/html" title="${mailboxWords.asRead()}" sandbox="allow-popups allow-popups-to-escape-sandbox" referrerpolicy="no-referrer"></iframe></div>
<details><summary>${mailboxWords.plainText()}</summary><pre>${linked(text)}</pre></details>
<p><a class="back" href="${address}/source" download="${escapeHtml(id)}.eml">${mailboxWords.download()}</a></p>`;
}

/** Returns the text with its addresses as links. */
function linked(text: string): string {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((piece, index) => (index % 2 === 1 ? link(piece, piece) : escapeHtml(piece)))
    .join('');
}

function link(address: string, words: string): string {
  return `<a href="${escapeHtml(address)}">${escapeHtml(words)}</a>`;
}

function time(date: Date): string {
  if (Number.isNaN(date.getTime())) return '<time></time>';
  const iso = date.toISOString();
  return `<time datetime="${iso}">${mailboxWords.utc({ time: iso.slice(0, 16).replace('T', ' ') })}</time>`;
}

function top(way: string): string {
  return `<header class="top"><a class="word" href="/" aria-label="${commonWords.tearlineHome()}">Tear<i></i><b>line</b></a><nav class="back">${way}</nav></header>`;
}

function documentOf({ title, style, body }: Readonly<Record<'title' | 'style' | 'body', string>>) {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)} · Tearline</title>
<link rel="icon" href="data:,"><style>${style}</style></head>
<body><main class="page">${body}</main></body></html>`;
}

function policyOf(style: string): string {
  return [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    'img-src data:',
    "font-src 'self'",
    "frame-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
