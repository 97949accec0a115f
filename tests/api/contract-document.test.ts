/** Rules for every operation of the contract; `npm run lint:contract` checks more. */
import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { createAjv } from '../../server/http/contract/create-ajv.ts';
import { DOCUMENT, OPERATIONS, type ContractMedia } from '../server/support/contract-operations.ts';

test('[API-01] is a valid OpenAPI 3.1 document', async () => {
  const validator = new Validator();
  const document = parse(readFileSync('openapi/tearline.yaml', 'utf8')) as Record<string, unknown>;
  expect(await validator.validate(document)).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
});

test('[API-01] no comma cuts a sentence of the contract off', () => {
  // In `{ description: One, two. }` YAML reads “two.” as a key.
  const keys: string[] = [];
  JSON.stringify(parse(readFileSync('openapi/tearline.yaml', 'utf8')), (key, value: unknown) => {
    if (value === null) keys.push(key);
    return value;
  });
  expect(keys.filter((key) => /[ .]/u.test(key))).toEqual([]);
});

test('[API-01] every operation has a name of its own', () => {
  const names = OPERATIONS.map(({ operationId }) => operationId);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

describe.each(OPERATIONS)(
  '$operationId',
  ({ summary, tags, security, answers, body, ...operation }) => {
    test('[API-01] has a summary, tags and security', () => {
      expect(summary).toMatch(/^\p{Lu}/u);
      expect(tags.length).toBeGreaterThan(0);
      expect(Array.isArray(security)).toBe(true);
    });

    test('[API-03] documents its errors as problem documents', () => {
      const errors = Object.entries(answers).filter(([status]) => Number(status) >= 400);
      const types = errors.map(([status, { content }]) => [status, Object.keys(content)]);
      expect(types).toEqual(errors.map(([status]) => [status, ['application/problem+json']]));
      const isGuarded = security.length > 0 && security.every((way) => Object.keys(way).length > 0);
      const expected = [
        '400',
        '500',
        '503',
        ...(isGuarded ? ['401'] : []),
        ...(security.some((way) => (way['bearer'] ?? []).length > 0) ? ['403'] : []),
        ...(body === null ? [] : ['413', '415']),
        ...(operation.limit === null ? [] : ['429']),
      ];
      expect(Object.keys(answers)).toEqual(expect.arrayContaining(expected));
    });

    test('[API-01] has examples that fit their schemas', () => {
      const media = [body?.content ?? {}, ...Object.values(answers).map(({ content }) => content)]
        .flatMap((content) => Object.entries(content))
        .filter(([, { hasExample }]) => hasExample);
      expect(media.map(([type, content]) => [type, faultsOf(content)])).toEqual(
        media.map(([type]) => [type, []]),
      );
    });
  },
);

const ajv = createAjv({ strict: false, allErrors: true, discriminator: true });
ajv.addSchema(DOCUMENT, 'contract');

/** By text: every operation has the same problem documents. */
const compiled = new Map<string, ReturnType<typeof ajv.compile>>();

function faultsOf({ schema, example }: ContractMedia): unknown {
  const text = JSON.stringify(schema).replaceAll('"$ref":"#', '"$ref":"contract#');
  const validate = compiled.get(text) ?? ajv.compile(JSON.parse(text) as object);
  compiled.set(text, validate);
  return validate(example) ? [] : validate.errors;
}
