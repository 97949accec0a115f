/**
 * Generates the client's types and the services' JSON from the contract. With `--check` it fails if one of them differs
 * (`npm run generate`).
 */
import { readFile, writeFile } from 'node:fs/promises';
import openapiTypeScript, { astToString, oapiRef, type OpenAPITSOptions } from 'openapi-typescript';
import prettier from 'prettier';
import ts from 'typescript';
import { parse } from 'yaml';
import { isEntry } from '../command/entry.ts';

const CONTRACT = new URL('../../openapi/tearline.yaml', import.meta.url);
const TYPES = new URL('../../openapi/schema.gen.ts', import.meta.url);
const DOCUMENT = new URL('../../openapi/tearline.gen.json', import.meta.url);
const HEADING = '/** Generated from openapi/tearline.yaml by `npm run generate`. Do not edit. */\n';

/** Returns the source of the client's types for the current contract. */
export async function generateApiTypes(): Promise<string> {
  const tree = await openapiTypeScript(CONTRACT, {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    rootTypesKeepCasing: true,
    transform: listWithFirstItem,
  });
  return prettier.format(HEADING + astToString(tree), {
    parser: 'typescript',
    singleQuote: true,
    printWidth: 100,
  });
}

async function generateDocument(): Promise<string> {
  return JSON.stringify(parse(await readFile(CONTRACT, 'utf8')));
}

async function run(check: boolean): Promise<void> {
  await bring(TYPES, await generateApiTypes(), check);
  await bring(DOCUMENT, await generateDocument(), check);
}

/** Writes a file if it differs. With `check` it only reports the difference. */
async function bring(file: URL, generated: string, check: boolean): Promise<void> {
  const current = await readFile(file, 'utf8').catch(() => '');
  if (generated === current) return;
  if (!check) return writeFile(file, generated);
  const name = file.pathname.split('/').slice(-2).join('/');
  console.error(`${name} differs from openapi/tearline.yaml. Run "npm run generate".`);
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
