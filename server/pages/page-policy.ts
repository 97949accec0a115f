/** The Content-Security-Policy of the application's page. */
import { createHash } from 'node:crypto';

/** The placeholder that Vite writes wherever a nonce is needed. Each response replaces it with its own nonce. */
export const NONCE_PLACE = '__CSP_NONCE__';

interface PagePolicyParts {
  /** Hashes of the page's inline scripts, `'sha256-…'`. */
  readonly scripts: readonly string[];
  readonly nonce: string;
  /** Origin of an external issuer; null for the embedded one. */
  readonly issuerOrigin: string | null;
}

/**
 * Allows only our own script files and the page's hashed scripts, and no eval. Styles need a nonce (Base UI, the
 * cropper).
 */
export function pagePolicy({ scripts, nonce, issuerOrigin }: PagePolicyParts): string {
  const issuer = issuerOrigin === null ? [] : [issuerOrigin];
  return [
    ["default-src 'none'"],
    ["script-src 'self'", ...scripts],
    ["style-src 'self'", `'nonce-${nonce}'`],
    ["img-src 'self' data: blob:"],
    ["font-src 'self'"],
    ["connect-src 'self' data: blob:", ...issuer],
    ["worker-src 'self' blob:"],
    ["frame-src 'self'", ...issuer],
    ["manifest-src 'self'"],
    ["form-action 'self'"],
    ["base-uri 'none'"],
    ["object-src 'none'"],
    ["frame-ancestors 'none'"],
    // The default policy allows only our own workers and inert parsing.
    ["require-trusted-types-for 'script'"],
    ['trusted-types default'],
  ]
    .map((directive) => directive.join(' '))
    .join('; ');
}

/** Returns `'sha256-…'` of each inline script of a page. */
export function inlineScriptHashes(html: string): readonly string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
}
