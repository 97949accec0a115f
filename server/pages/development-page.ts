import type { EnvironmentModuleNode, ViteDevServer } from 'vite';
import type { RenderPage } from '../../src/public/page-view.ts';
import type { PublicPageSource } from './page-source.ts';

const ENTRY = '/src/public/entry.tsx';

/** Renders the page from the current sources for each request. Fonts come through Vite's own addresses. */
export function developmentPublicPage(vite: ViteDevServer): PublicPageSource {
  return {
    isFinal: false,
    async load() {
      const entry = (await vite.ssrLoadModule(ENTRY)) as { readonly renderPage: RenderPage };
      return { renderPage: entry.renderPage, css: await styleSheetOf(vite) };
    },
    asset: () => null,
  };
}

async function styleSheetOf(vite: ViteDevServer): Promise<string> {
  const graph = vite.environments['ssr']?.moduleGraph;
  const entry = await graph?.getModuleByUrl(ENTRY);
  if (entry === undefined) throw new Error(`Vite does not know ${ENTRY}.`);
  const sheets = await Promise.all(
    styleModulesOf(entry, new Set()).map(async ({ url }) => {
      const sheet = (await vite.ssrLoadModule(withInline(url))) as { readonly default: string };
      return sheet.default;
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

function withInline(url: string): string {
  return url.includes('?') ? `${url}&inline` : `${url}?inline`;
}
