/** Addresses of font files; null if the style sheet names none. */
export interface PreloadedFonts {
  readonly text: string | null;
  readonly headline: string | null;
}

/** The two fonts of a first paint, by their built addresses. */
export function fontsOf(css: string): PreloadedFonts {
  const addressOf = (name: string) =>
    new RegExp(`url\\(["']?([^"')]*${name}[^"')]*\\.woff2)`).exec(css)?.[1] ?? null;
  return {
    text: addressOf('public-sans-latin-wght'),
    headline: addressOf('bricolage-grotesque-latin'),
  };
}
