import { minify, type Plugin } from 'vite';

/** Minifies a script that goes into a page as text (`page.js?raw`); bundlers leave texts as they are. */
export function shortScript(): Plugin {
  return {
    name: 'tearline:short-script',
    apply: 'build',
    transform: {
      filter: { id: /\.js\?raw$/u },
      async handler(code, id) {
        const { text } = RAW.exec(code)?.groups ?? {};
        if (text === undefined) this.error(`${id} is not a text.`);
        const { code: smaller, errors } = await minify('page.js', JSON.parse(text) as string);
        if (errors.length > 0) this.error(`${id}: ${errors[0]?.message}`);
        return { code: `export default ${JSON.stringify(smaller)}`, map: null };
      },
    },
  };
}

const RAW = /^export default (?<text>".*");?$/su;
