/** Generates the JSON Schema of the design document from its arktype schema, for the template editor and the services. */
import prettier from 'prettier';
import {
  COLOR_TABLE,
  designDocumentSchema,
} from '../../src/domain/design/design-document.schema.ts';

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Returns the JSON Schema as it is in the file. */
export async function generateDesignSchema(): Promise<string> {
  const { $schema, $ref, $defs } = designDocumentSchema().toJsonSchema({
    fallback: { predicate: ({ base }) => ({ ...base, ...COLOR_TABLE }) },
  }) as Readonly<Record<string, Json>>;
  const named = withNames($ref ?? null, isRecord($defs) ? $defs : {});
  const schema = { $schema, title: 'Design document', ...named };
  return prettier.format(JSON.stringify(schema), { parser: 'json', printWidth: 100 });
}

/** arktype numbers its definitions in the order of use. Here they are inlined, and recursive ones get names. */
function withNames(root: Json, defs: Readonly<Record<string, Json>>) {
  const names = new Map<string, string>();
  const $defs: Record<string, Json> = {};
  const written = (value: Json, inside: readonly string[]): Json => {
    if (Array.isArray(value)) return value.map((entry: Json) => written(entry, inside));
    if (!isRecord(value)) return value;
    const id = idIn(value);
    if (id === null)
      return Object.fromEntries(
        Object.entries(value).map(([key, entry]) => [key, written(entry, inside)]),
      );
    if (inside.includes(id)) names.set(id, names.get(id) ?? `recursive${names.size + 1}`);
    const known = names.get(id);
    if (known !== undefined) return { $ref: `#/$defs/${known}` };
    const result = written(defs[id] ?? null, [...inside, id]);
    const name = names.get(id);
    if (name === undefined) return result;
    $defs[name] = result;
    return { $ref: `#/$defs/${name}` };
  };
  const whole = written({ $ref: root }, []);
  return { ...(isRecord(whole) ? whole : {}), $defs };
}

function idIn(value: Readonly<Record<string, Json>>): string | null {
  const reference = value['$ref'];
  return typeof reference === 'string' ? reference.slice('#/$defs/'.length) : null;
}

function isRecord(value: Json | undefined): value is Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
