module.exports = {
  output: 'export',
  basePath: '/next',
  images: { unoptimized: true },
  turbopack: { root: __dirname },
};
