/** Serves a peer's files from memory, compressed once, as a static host does. */
import { createServer } from 'node:http';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

/** Serves each file by its path; unknown paths get the page at `/`, as hosts of single-page applications do. */
export async function servePeer(files: ReadonlyMap<string, Buffer>) {
  const compressed = new Map(
    [...files].map(([path, body]) => {
      const type =
        TYPES[path.endsWith('/') ? '.html' : extname(path)] ?? 'application/octet-stream';
      const isText = !type.startsWith('image/webp');
      return [path, { type, isText, body: isText ? brotliCompressSync(body) : body }];
    }),
  );
  const server = createServer(({ url = '/' }, response) => {
    const found = compressed.get(url.split('?')[0] ?? '/') ?? compressed.get('/');
    if (found === undefined) return response.writeHead(404).end();
    const encoding = found.isText ? { 'Content-Encoding': 'br' } : {};
    return response.writeHead(200, { 'Content-Type': found.type, ...encoding }).end(found.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The peer has no port.');
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}

/** The files of a build folder by path. */
export async function filesIn(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const read = files.map(async ({ parentPath, name }): Promise<[string, Buffer]> => {
    const path = join(parentPath, name);
    return [path.slice(folder.length).replace('/index.html', '/'), await readFile(path)];
  });
  return new Map(await Promise.all(read));
}
