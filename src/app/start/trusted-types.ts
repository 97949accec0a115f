/**
 * The page's only trusted type policy, for sinks where text could become code (SAFE-08): worker scripts of our own
 * origin (the export; Pixi's decoder, a blob of its own code), and SVG sources that are parsed without running.
 * The browser refuses everything else; a browser without trusted types has no such check.
 */
export function limitTrustedTypes(): void {
  const { trustedTypes } = window as WithTrustedTypes;
  trustedTypes?.createPolicy('default', {
    createHTML: (markup, _type, sink) => (sink === 'DOMParser parseFromString' ? markup : null),
    createScriptURL: (address, _type, sink) =>
      sink?.endsWith('Worker constructor') === true && isOwn(address) ? address : null,
  });
}

/** A policy returns null for untrusted text. */
type Trust = (text: string, type?: string, sink?: string) => string | null;

/** Types that TypeScript's library lacks. */
type WithTrustedTypes = Window & {
  readonly trustedTypes?: {
    createPolicy(name: string, rules: { createHTML: Trust; createScriptURL: Trust }): unknown;
  };
};

/** A blob has the origin of the page that created it. */
function isOwn(address: string): boolean {
  return new URL(address, window.location.href).origin === window.location.origin;
}
