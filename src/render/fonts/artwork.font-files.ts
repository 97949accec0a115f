/**
 * The built file of each weight and style of the product's families: never inlined, so that `connect-src 'self'`
 * suffices, and in one module, because a browser may not fetch a failed module again.
 */
export const FONT_FILES = import.meta.glob<string>(
  [
    '../../../node_modules/@fontsource/arimo/files/*-latin{,-ext}-*-*.woff2',
    '../../../node_modules/@fontsource/bebas-neue/files/*-latin{,-ext}-*-*.woff2',
    '../../../node_modules/@fontsource/caveat/files/*-latin{,-ext}-*-*.woff2',
    '../../../node_modules/@fontsource/dm-serif-display/files/*-latin{,-ext}-*-*.woff2',
    '../../../node_modules/@fontsource/domine/files/*-latin{,-ext}-*-*.woff2',
    '../../../node_modules/@fontsource/lato/files/*-latin{,-ext}-*-*.woff2',
    '../../../node_modules/@fontsource/montserrat-alternates/files/*-latin{,-ext}-*-*.woff2',
    '../../../node_modules/@fontsource/open-sans/files/*-latin{,-ext}-*-*.woff2',
    '../../../node_modules/@fontsource/open-sans-condensed/files/*-latin{,-ext}-*-*.woff2',
    '../../../node_modules/@fontsource/playfair-display/files/*-latin{,-ext}-*-*.woff2',
    '../../../node_modules/@fontsource/quicksand/files/*-latin{,-ext}-*-*.woff2',
    '../../../node_modules/@fontsource/roboto/files/*-latin{,-ext}-*-*.woff2',
    '../../../node_modules/@fontsource/roboto-condensed/files/*-latin{,-ext}-*-*.woff2',
  ],
  { query: '?url&no-inline', import: 'default', eager: true },
);
