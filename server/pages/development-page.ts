import type { EnvironmentModuleNode, ViteDevServer } from 'vite';
import { rendererOf, type PageModule, type PageSource } from './page-source.ts';

/** `/src/public/…`: the entry of a page. */
type Entry = '/src/public/entry.tsx' | '/src/public/proof-entry.tsx';

/** Renders the page from the current sources for each request. Fonts come through Vite's own addresses. */
export function developmentPage<View>(vite: ViteDevServer, name: Entry): PageSource<View> {
  return {
    isFinal: false,
    async load() {
      const entry = (await vite.ssrLoadModule(name)) as PageModule<View>;
      return { renderPage: rendererOf(entry), css: await styleSheetOf(vite, name) };
    },
    asset: () => null,
  };
}

async function styleSheetOf(vite: ViteDevServer, name: Entry): Promise<string> {
  const graph = vite.environments['ssr']?.moduleGraph;
  const entry = await graph?.getModuleByUrl(name);
  if (entry === undefined) throw new Error(`Vite does not know ${name}.`);
  const sheets = await Promise.all(
    styleModulesOf(entry, new Set()).map(async ({ url }) => {
      const inline = `${url}${url.includes('?') ? '&' : '?'}inline`;
      return ((await vite.ssrLoadModule(inline)) as { readonly default: string }).default;
    }),
  );
  return sheets.join('\n');
}

/** Returns the style modules once each, in the order of import, as in the build's style sheet. */
function styleModulesOf(
  module: EnvironmentModuleNode,
  seen: Set<EnvironmentModuleNode>,
): readonly EnvironmentModuleNode[] {
  if (seen.has(module)) return [];
  seen.add(module);
  const imported = [...module.importedModules].flatMap((child) => styleModulesOf(child, seen));
  return /\.css$/.test(module.file ?? module.url) ? [...imported, module] : imported;
}
