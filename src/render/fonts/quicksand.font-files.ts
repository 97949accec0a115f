/** Where the build puts each weight and style of this family; never inlined, so that `font-src 'self'` suffices. */
export const fontFiles = import.meta.glob<string>(
  '../../../node_modules/@fontsource/quicksand/files/quicksand-latin{,-ext}-*-*.woff2',
  { query: '?url&no-inline', import: 'default', eager: true },
);
