/** Rules for every operation of the contract; `npm run lint:contract` checks more. */
import { readdirSync, readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readContract } from '../../server/http/contract/contract-document.ts';
import { FAILURE_CODES } from '../../src/domain/failures.ts';
import { ajv, validatorOf } from '../server/support/contract-answers.ts';
import { OPERATIONS, type ContractMedia } from '../server/support/contract-operations.ts';

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

function faultsOf({ schema, example }: ContractMedia): unknown {
  const validate = validatorOf(schema);
  return validate(example) ? [] : validate.errors;
}

test('[API-03] its problem types are the failure codes of the application', () => {
  const validate = ajv.compile({ $ref: 'contract#/components/schemas/Problem' });
  const problem = (type: string) => ({ type, title: 'A title.', status: 400 });
  for (const code of FAILURE_CODES.filter((known) => known !== 'unreachable')) {
    expect([code, validate(problem(`/problems/${code}`))]).toEqual([code, true]);
  }
  expect(validate(problem('/problems/unreachable'))).toBe(false);
});

test('[API-05] limits bodies to 64 KiB, and a coupon’s to 16 MiB', () => {
  const limits = new Map(
    readContract().operations.map(({ operationId, bodyLimit }) => [operationId, bodyLimit]),
  );
  expect(limits.get('createProject')).toBe(16_777_216);
  expect(limits.get('getAccount')).toBe(65_536);
});

const validateDesign = ajv.compile({
  $ref: 'contract#/components/schemas/DesignDocument',
});
const designs = readdirSync('designs', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\/(strip|ride-along)\.gen\.json$/.test(file),
);

test.each(designs)('[REND-03] %s is a design document of the contract', (file) => {
  const isValid = validateDesign(JSON.parse(readFileSync(`designs/${file}`, 'utf8')));
  expect(isValid ? [] : validateDesign.errors).toEqual([]);
});
