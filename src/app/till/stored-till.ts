/** The token of a counter, kept by its phone until the PIN changes (TILL-01). */

const keyOf = (secret: string): string => `tearline.till.${secret}`;

/** Returns the token; null if no PIN was entered here, or the browser stores nothing. */
export function rememberedToken(secret: string): string | null {
  return held.get(secret) ?? read(secret);
}

export function rememberToken(secret: string, token: string): void {
  held.set(secret, token);
  try {
    localStorage.setItem(keyOf(secret), token);
  } catch {
    // The PIN is asked for again after a reload.
  }
}

export function forgetToken(secret: string): void {
  held.delete(secret);
  try {
    localStorage.removeItem(keyOf(secret));
  } catch {
    // It was not stored.
  }
}

/** For browsers that store nothing. */
const held = new Map<string, string>();

function read(secret: string): string | null {
  try {
    return localStorage.getItem(keyOf(secret));
  } catch {
    return null;
  }
}
