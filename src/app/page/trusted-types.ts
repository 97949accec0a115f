/**
 * The page's only trusted type policy, for places where text could become code (SAFE-08): worker scripts of our own
 * origin (the export, Pixi's decoder, which is a blob of its own code), and SVG sources that are parsed where nothing of
 * them runs. Everything else is refused by the browser; one that does not know trusted types goes without.
 */
export function limitTrustedTypes(): void {
  const { trustedTypes } = window as WithTrustedTypes;
  trustedTypes?.createPolicy('default', {
    createHTML: (markup, _type, sink) => (sink === 'DOMParser parseFromString' ? markup : null),
    createScriptURL: (address, _type, sink) =>
      sink?.endsWith('Worker constructor') === true && isOwn(address) ? address : null,
  });
}

/** A policy answers null for what it does not trust. */
type Trust = (text: string, type?: string, sink?: string) => string | null;

/** What TypeScript's library does not know yet. */
type WithTrustedTypes = Window & {
  readonly trustedTypes?: {
    createPolicy(name: string, rules: { createHTML: Trust; createScriptURL: Trust }): unknown;
  };
};

/** A blob's origin is that of the page that made it. */
function isOwn(address: string): boolean {
  return new URL(address, window.location.href).origin === window.location.origin;
}
