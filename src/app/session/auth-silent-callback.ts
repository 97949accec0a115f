/**
 * Ends a silent renewal inside its iframe, as oidc-client-ts' `signinSilentCallback` does.
 * The product's own server answers that address with a one-line page; this is for other hosts of the build.
 */
export function reportToParent(): void {
  const { href, origin } = window.location;
  window.parent.postMessage({ source: 'oidc-client', url: href, keepOpen: false }, origin);
}
