import type { Plugin } from 'vite';

const FONT_IMPORT =
  /import \{ default as (\w+) \} from "[^"]*?(\/node_modules\/[^"?]+\.woff2)\?url&no-inline";?/gu;
const STYLES_IMPORT = /^import '([^']+\.vanilla\.css)';$/gmu;

const CLIENT = `import { updateStyle } from '/@vite/client';`;

/**
 * Saves a test run a thousand requests, 1.4 s of processor time for each page. The address of a font replaces the
 * module that exports it, and a `.css.ts` module includes its styles.
 */
export function fewModules(): Plugin {
  return {
    name: 'tearline:few-modules',
    apply: 'serve',
    enforce: 'post',
    transform: {
      filter: { id: /\.(font-files|css)\.ts$/u },
      async handler(code) {
        const { environment } = this;
        if (environment.mode !== 'dev') return null;
        const ids = [...code.matchAll(STYLES_IMPORT)].map(([, id = '']) => id);
        // A worker needs fonts but has no page for styles.
        if (ids.length === 0)
          return { code: code.replaceAll(FONT_IMPORT, 'const $1 = "$2";'), map: null };
        const load = (id: string) => environment.pluginContainer.load(id);
        const styles = await Promise.all(ids.map(async (id) => styleOf(id, await load(id))));
        return {
          code: [CLIENT, code.replaceAll(STYLES_IMPORT, ''), ...styles].join('\n'),
          map: null,
        };
      },
    },
  };
}

/** Sets the style once, however many modules import it. */
function styleOf(id: string, css: unknown): string {
  if (typeof css !== 'string') throw new Error(`${id} has no styles.`);
  return `updateStyle(${JSON.stringify(id)}, ${JSON.stringify(css)});`;
}
