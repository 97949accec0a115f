/** Letters of a hash do not compress, and each chunk lists many names; its address is unique with seven of them. */
export const SHORT_NAMES = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
};
