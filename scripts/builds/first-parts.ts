import type { Plugin, Rolldown } from 'vite';

const WIZARD = ['services', '_signed-in', 'wizard'];

/**
 * The chunks of the first screen of an address, by the first segment of its path. Signed-in users load all of them at
 * once. Loading them import by import took four more round trips on a slow network.
 */
const FIRST_PARTS: Readonly<Record<string, readonly string[]>> = {
  '': ['services', 'routes', 'browse-screen'],
  dashboard: ['services', 'dashboard'],
  search: ['services', '_signed-in', 'search._term', 'browse-screen'],
  create: [...WIZARD, 'create._templateId'],
  project: [...WIZARD, 'project.edit._projectId'],
  share: ['services', '_signed-in', 'share._uuid'],
};

const PLACE = '{ parts: {}, fonts: [] }';
const FONT = /<link\s+rel="preload"\s+as="font"[^>]*\shref="([^"]+)"[^>]*>\s*/gu;

/** A line of the script in the page's head that only explains it. */
const COMMENT = /^ *\/\*.*\*\/\n/gmu;

/** Adds preloads to the page's head: the chunks for a browser with a session, the fonts for others. */
export function firstParts(): Plugin {
  return {
    name: 'tearline:first-parts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {}, chunk }) {
        if (chunk === undefined) return html;
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const parts: Record<string, readonly string[]> = {};
        for (const [screen, names] of Object.entries(FIRST_PARTS)) {
          const found = withImports(chunks, [chunk, ...named(chunks, names)]);
          refuseLateStyles(screen, found);
          parts[screen] = found.map(nameOf);
        }
        const fonts = [...html.matchAll(FONT)].map(([, address = '']) => address);
        const first = JSON.stringify({ parts, fonts });
        return html
          .replaceAll(FONT, '')
          .replaceAll(COMMENT, '')
          .replace(PLACE, () => first);
      },
    },
  };
}

type Chunk = Rolldown.OutputChunk;

/** Throws if a chunk has a different name now. */
function named(chunks: readonly Chunk[], names: readonly string[]): readonly Chunk[] {
  return names.flatMap((name) => {
    const found = chunks.filter((chunk) => chunk.name === name);
    if (found.length === 0) throw new Error(`No chunk is called ${name}; see FIRST_PARTS.`);
    return found;
  });
}

/** Returns these chunks and all that they import, with the page's own script first. */
function withImports(chunks: readonly Chunk[], roots: readonly Chunk[]): readonly Chunk[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<Chunk>();
  const waiting = [...roots];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    if (found.has(next)) continue;
    found.add(next);
    waiting.push(...next.imports.flatMap((file) => byFile.get(file) ?? []));
  }
  return [...found];
}

/** Throws if a first screen waits for more styles than the page's own. */
function refuseLateStyles(screen: string, [page, ...others]: readonly Chunk[]): void {
  const there = page?.viteMetadata?.importedCss ?? new Set();
  for (const { name, viteMetadata } of others)
    for (const file of viteMetadata?.importedCss ?? [])
      if (!there.has(file))
        throw new Error(`/${screen} needs ${file} for ${name}; see LATE_STYLES.`);
}

/** The file's name without folder and extension. */
function nameOf({ fileName }: Chunk): string {
  return fileName.slice('assets/'.length, -'.js'.length);
}
