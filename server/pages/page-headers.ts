import { createHash } from 'node:crypto';
import type { RenderedPage } from '../../src/public/page-view.ts';

const GOOGLE_SCRIPT = 'https://apis.google.com';
const GOOGLE_FRAMES = [
  'https://pay.google.com',
  'https://apis.google.com',
  'https://accounts.google.com',
];

/** No script of the page makes markup or code of text (SAFE-08). */
const WITHOUT_MARKUP_FROM_TEXT = ["require-trusted-types-for 'script'", "trusted-types 'none'"];

interface PolicyNeeds {
  /** Google's button is on the page. */
  readonly hasGoogleButton: boolean;
  /** Absolute addresses of pictures from elsewhere: badges. */
  readonly pictures: readonly string[];
}

/** The content security policy of one page: its own inline texts by hash, and nothing else of the kind. */
export function contentSecurityPolicy(page: RenderedPage, needs: PolicyNeeds): string {
  const google = needs.hasGoogleButton ? [GOOGLE_SCRIPT] : [];
  const frames = needs.hasGoogleButton ? GOOGLE_FRAMES : ["'none'"];
  const origins = new Set(
    needs.pictures.filter((picture) => URL.canParse(picture)).map((url) => new URL(url).origin),
  );
  return [
    "default-src 'none'",
    ['script-src', ...page.scripts.map(hashSource), ...google].join(' '),
    ['style-src', ...page.styles.map(hashSource)].join(' '),
    ["img-src 'self' data:", ...origins].join(' '),
    "font-src 'self'",
    ['frame-src', ...frames].join(' '),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    // Google's button writes its own markup.
    ...(needs.hasGoogleButton ? [] : WITHOUT_MARKUP_FROM_TEXT),
  ].join('; ');
}

/** Whether `If-None-Match` names this tag; weak comparison, as the header asks for. */
export function namesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const named = ifNoneMatch.split(',').map((entry) => entry.trim().replace(/^W\//, ''));
  return named.includes('*') || named.includes(tag);
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
}
