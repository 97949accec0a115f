import { languageNow } from '../../../src/words/language.ts';
import { escapeHtml } from '../../../src/domain/escape-html.ts';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import * as commonWords from '../../../src/words/common.gen.ts';
import * as pageWords from '../../../src/words/server/pages.gen.ts';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** A page with its content security policy: one hashed style, no inline attributes. */
export interface IdentityPage {
  readonly html: string;
  readonly contentSecurityPolicy: string;
}

/** Makes the provider's pages in the product's design (AUTH-10). */
export type IdentityPages = Awaited<ReturnType<typeof loadIdentityPages>>;

const ARROW = icon('<path d="M5 12h14" /><path d="m12 5 7 7-7 7" />');
const WARNING = icon(
  '<circle cx="12" cy="12" r="10" /><path d="M12 8v4" /><path d="M12 16h.01" />',
);
const PRESS_SIGN_OUT = 'document.querySelector(".go").click()';

/** The help that the sign-in page gives to people without an account or a password. */
export interface NewcomerHelp {
  readonly signUpUrl: string | null;
  readonly forgotPasswordUrl: string | null;
  /** The two seeded accounts; only in local use, since everybody knows their password. */
  readonly local: {
    readonly marketer: string;
    readonly admin: string;
    readonly password: string;
  } | null;
}

/** Loads style, fonts and drawings once. `base` is the path of the provider, such as `/idp`. */
export async function loadIdentityPages(base: string, help: NewcomerHelp) {
  const assets = await loadPageAssets();
  const addressOf = (name: PageAssetName) => `${base}/assets/${assets[name].fileName}`;
  const source = await readFile(new URL('./page.css', import.meta.url), 'utf8');
  const style = source
    .replace('asset:public-sans', addressOf('public-sans'))
    .replace('asset:bricolage-grotesque', addressOf('bricolage-grotesque'));

  const page = (title: string, body: string, script: string | null = null): IdentityPage => ({
    html: documentOf({ title, style, body: ticketOf(addressOf, body), script }),
    contentSecurityPolicy: policyOf(style, script),
  });
  return {
    assets: Object.values(assets),
    /** `email` is the previous input; `problem` is one sentence or null. */
    signIn: (state: { readonly email: string; readonly problem: string | null }) =>
      page(commonWords.signIn(), signInForm(state, help)),
    /** `form` comes from the provider. With `immediately` a script submits it. */
    signOut: (form: string, immediately: boolean) =>
      page(commonWords.signOut(), signOutForm(form), immediately ? PRESS_SIGN_OUT : null),
    signedOut: () =>
      page(
        pageWords.signedOut(),
        message(pageWords.youAreSignedOut(), '', pageWords.backToTearline()),
      ),
    fault: (text: string) =>
      page(
        pageWords.signInStopped(),
        message(pageWords.signInFailed(), text, pageWords.startAgain()),
      ),
  };
}

function signInForm(
  { email, problem }: { readonly email: string; readonly problem: string | null },
  help: NewcomerHelp,
): string {
  const invalid = problem === null ? '' : ' aria-invalid="true" aria-describedby="problem"';
  const notice =
    problem === null
      ? ''
      : `<p class="notice" id="problem" role="alert">${WARNING}${escapeHtml(problem)}</p>`;
  const [emailFocus, passwordFocus] = email === '' ? [' autofocus', ''] : ['', ' autofocus'];
  return `<form class="body" method="post"><h1>${commonWords.signIn()}</h1>${notice}
<div class="field"><label for="email">${pageWords.email()}</label><input id="email" name="email" type="email" autocomplete="username" required maxlength="254" value="${escapeHtml(email)}"${invalid}${emailFocus}></div>
<div class="field"><label for="password">${pageWords.password()}</label><input id="password" name="password" type="password" autocomplete="current-password" required maxlength="1024"${invalid}${passwordFocus}></div>
${ticketButton(commonWords.signIn(), 'type="submit"')}${newcomers(help)}</form>`;
}

/** The ways to an account and to a forgotten password; without a way to sign up, the accounts of local use. */
function newcomers({ signUpUrl, forgotPasswordUrl, local }: NewcomerHelp): string {
  const link = (address: string | null, words: string) =>
    address === null ? [] : [`<p><a href="${escapeHtml(address)}">${words}</a></p>`];
  const lines = [
    ...link(forgotPasswordUrl, pageWords.forgotPassword()),
    ...link(signUpUrl, pageWords.createAccount()),
    ...(signUpUrl === null && local !== null
      ? [`<p>${escapeHtml(pageWords.localAccounts(local))}</p>`]
      : []),
  ];
  return lines.length === 0 ? '' : `<div class="newcomers">${lines.join('')}</div>`;
}

function signOutForm(form: string): string {
  return `<div class="body"><h1>${commonWords.signOut()}</h1><p>${pageWords.endsSession()}</p>${form}
${ticketButton(commonWords.signOut(), 'type="submit" name="logout" value="yes" form="op.logoutForm"')}</div>`;
}

function message(heading: string, text: string, wayOn: string): string {
  const paragraph = text === '' ? '' : `<p class="fault">${escapeHtml(text)}</p>`;
  return `<div class="body"><h1>${heading}</h1>${paragraph}<a class="go" href="/">${ticketFaces(wayOn)}</a></div>`;
}

function ticketButton(label: string, attributes: string): string {
  return `<button class="go" ${attributes}>${ticketFaces(label)}</button>`;
}

function ticketFaces(label: string): string {
  return `<span class="face">${label}</span><span class="stub">${ARROW}</span>`;
}

function ticketOf(addressOf: (name: PageAssetName) => string, body: string): string {
  const art = (name: PageAssetName, attributes: string) =>
    `<img ${attributes} src="${addressOf(name)}" width="1125" height="432" alt="">`;
  return `<main class="sign"><div><a class="word" href="/" aria-label="${commonWords.tearlineHome()}">Tear<i></i><b>line</b></a>
${art('garden', 'class="fan left"')}${art('carwash', 'class="fan right"')}
<div class="ticket">${art('bookshop', '')}<div class="tear"></div>${body}</div></div></main>`;
}

interface DocumentParts {
  readonly title: string;
  readonly style: string;
  readonly body: string;
  readonly script: string | null;
}

function documentOf({ title, style, body, script }: DocumentParts): string {
  return `<!doctype html>
<html lang="${languageNow()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title} · Tearline</title>
<link rel="icon" href="data:,"><style>${style}</style></head>
<body>${body}${script === null ? '' : `<script>${script}</script>`}</body></html>`;
}

function policyOf(style: string, script: string | null): string {
  return [
    "default-src 'none'",
    `style-src '${hashOf(style)}'`,
    ...(script === null ? [] : [`script-src '${hashOf(script)}'`]),
    "img-src 'self' data:",
    "font-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

function icon(paths: string): string {
  return `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${paths}</svg>`;
}

/** A file of the sign-in pages, read once. Its name contains a hash of the content. */
interface PageAsset {
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: Buffer;
}

const SOURCES = {
  'public-sans': fontFile(
    '@fontsource-variable/public-sans',
    'public-sans-latin-wght-normal.woff2',
  ),
  'bricolage-grotesque': fontFile(
    '@fontsource-variable/bricolage-grotesque',
    'bricolage-grotesque-latin-opsz-normal.woff2',
  ),
  bookshop: artFile('bookshop.svg'),
  carwash: artFile('carwash.svg'),
  garden: artFile('garden.svg'),
} as const;

type PageAssetName = keyof typeof SOURCES;

/** Reads the fonts and drawings of the sign-in pages. */
async function loadPageAssets() {
  const read = Object.entries(SOURCES).map(
    async ([name, path]) => [name, await load(name, path)] as const,
  );
  return Object.fromEntries(await Promise.all(read)) as Record<PageAssetName, PageAsset>;
}

async function load(name: string, path: string): Promise<PageAsset> {
  const bytes = await readFile(path);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
  const isFont = path.endsWith('.woff2');
  return {
    fileName: `${name}.${hash}.${isFont ? 'woff2' : 'svg'}`,
    contentType: isFont ? 'font/woff2' : 'image/svg+xml',
    bytes,
  };
}

function fontFile(packageName: string, file: string): string {
  return createRequire(import.meta.url).resolve(`${packageName}/files/${file}`);
}

function artFile(file: string): string {
  return join(import.meta.dirname, 'art', file);
}
