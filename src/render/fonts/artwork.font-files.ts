/**
 * Where the build puts each weight and style of the families that come with the product: never inlined, so that
 * `connect-src 'self'` suffices, and in one module, since a browser may not fetch again a module that failed once.
 */
export const FONT_FILES = import.meta.glob<string>(
  [
    '../../../node_modules/@fontsource/{arimo,bebas-neue,caveat,dm-serif-display,domine,lato}/files/*-latin{,-ext}-*-*.woff2',
    '../../../node_modules/@fontsource/{montserrat-alternates,open-sans,open-sans-condensed,playfair-display}/files/*-latin{,-ext}-*-*.woff2',
    '../../../node_modules/@fontsource/{quicksand,roboto,roboto-condensed}/files/*-latin{,-ext}-*-*.woff2',
  ],
  { query: '?url&no-inline', import: 'default', eager: true },
);
