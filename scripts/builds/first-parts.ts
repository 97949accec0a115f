import type { Plugin, Rolldown } from 'vite';

const WIZARD = ['services', '_signed-in', 'wizard'];

/**
 * What the first screen of an address is made of, by the first word of its path and the names of chunks: whoever is
 * signed in gets all of it at once. Found out one import after the other, it took a slow network four rounds more.
 */
const FIRST_PARTS: Readonly<Record<string, readonly string[]>> = {
  '': ['services', 'routes', 'home-catalogue', 'browse-screen'],
  dashboard: ['services', 'dashboard'],
  search: ['services', '_signed-in', 'search._term', 'browse-screen'],
  create: [...WIZARD, 'create._templateId'],
  project: [...WIZARD, 'project.edit._projectId'],
  share: ['services', '_signed-in', 'share._uuid'],
};

const PLACE = '{ parts: {}, fonts: [] }';
const FONT = /<link\s+rel="preload"\s+as="font"[^>]*\shref="([^"]+)"[^>]*>\s*/gu;

/** Writes into the page's head what is to be fetched at once: of whom it knows a session the parts, else the fonts. */
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
        for (const [screen, names] of Object.entries(FIRST_PARTS))
          parts[screen] = withImports(chunks, [chunk, ...named(chunks, names)]);
        const fonts = [...html.matchAll(FONT)].map(([, address = '']) => address);
        const first = JSON.stringify({ parts, fonts });
        return html.replaceAll(FONT, '').replace(PLACE, () => first);
      },
    },
  };
}

type Chunk = Rolldown.OutputChunk;

/** Throws where a chunk is called otherwise by now. */
function named(chunks: readonly Chunk[], names: readonly string[]): readonly Chunk[] {
  return names.flatMap((name) => {
    const found = chunks.filter((chunk) => chunk.name === name);
    if (found.length === 0) throw new Error(`No chunk is called ${name}; see FIRST_PARTS.`);
    return found;
  });
}

/** File names without folder and ending, the page's own script first. */
function withImports(chunks: readonly Chunk[], roots: readonly Chunk[]): readonly string[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<Chunk>();
  const waiting = [...roots];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    if (found.has(next)) continue;
    found.add(next);
    waiting.push(...next.imports.flatMap((file) => byFile.get(file) ?? []));
  }
  return [...found].map(({ fileName }) => fileName.slice('assets/'.length, -'.js'.length));
}
