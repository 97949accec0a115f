/** Writes the client's types from the contract; with `--check` it fails where they differ (`npm run generate`). */
import { readFile, writeFile } from 'node:fs/promises';
import openapiTypeScript, { astToString, oapiRef, type OpenAPITSOptions } from 'openapi-typescript';
import prettier from 'prettier';
import ts from 'typescript';
import { isEntry } from '../command/entry.ts';

const CONTRACT = new URL('../../openapi/tearline.yaml', import.meta.url);
const TARGET = new URL('../../openapi/schema.gen.ts', import.meta.url);
const HEADING = '/** Generated from openapi/tearline.yaml by `npm run generate`. Do not edit. */\n';

/** The source text of the client's types for the contract as it stands. */
export async function generateApiTypes(): Promise<string> {
  const tree = await openapiTypeScript(CONTRACT, { transform: listWithFirstItem });
  return prettier.format(HEADING + astToString(tree), {
    parser: 'typescript',
    singleQuote: true,
    printWidth: 100,
  });
}

async function run(check: boolean): Promise<void> {
  const generated = await generateApiTypes();
  const current = await readFile(TARGET, 'utf8').catch(() => '');
  if (generated === current) return;
  if (!check) return writeFile(TARGET, generated);
  console.error(
    'openapi/schema.gen.ts differs from openapi/tearline.yaml. Run "npm run generate".',
  );
  process.exitCode = 1;
}

/** openapi-typescript drops `items` beside `prefixItems`; a list with a required first item is `[T, ...T[]]`. */
const listWithFirstItem: NonNullable<OpenAPITSOptions['transform']> = (schema) => {
  if (schema.type !== 'array' || !('prefixItems' in schema) || !schema.items) return undefined;
  if (!('$ref' in schema.items)) return undefined;
  const item = oapiRef(schema.items.$ref);
  const rest = ts.factory.createRestTypeNode(ts.factory.createArrayTypeNode(item));
  return ts.factory.createTupleTypeNode([item, rest]);
};

if (isEntry(import.meta.filename)) await run(process.argv.includes('--check'));
