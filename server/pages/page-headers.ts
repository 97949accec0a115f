import { createHash } from 'node:crypto';
import type { RenderedPage } from '../../src/public/page-view.ts';

const GOOGLE_SCRIPT = 'https://apis.google.com';
const GOOGLE_FRAMES = [
  'https://pay.google.com',
  'https://apis.google.com',
  'https://accounts.google.com',
];

/** Scripts of the page must not turn text into markup or code (SAFE-08). */
const WITHOUT_MARKUP_FROM_TEXT = ["require-trusted-types-for 'script'", "trusted-types 'none'"];

interface PolicyNeeds {
  /** Whether Google's button is on the page. */
  readonly hasGoogleButton: boolean;
  /** Whether the page counts its own views. */
  readonly countsViews: boolean;
  /** Whether the page sends a form to its own origin. */
  readonly hasForm?: boolean;
  /** Absolute addresses of external pictures: badges. */
  readonly pictures: readonly string[];
}

/** Returns the content security policy of a page. It allows the page's own inline scripts and styles by hash. */
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
    ...(needs.countsViews ? ["connect-src 'self'"] : []),
    ['frame-src', ...frames].join(' '),
    "base-uri 'none'",
    `form-action ${needs.hasForm === true ? "'self'" : "'none'"}`,
    "frame-ancestors 'none'",
    // Google's button creates markup from text.
    ...(needs.hasGoogleButton ? [] : WITHOUT_MARKUP_FROM_TEXT),
  ].join('; ');
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
}
