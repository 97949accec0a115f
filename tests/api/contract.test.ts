import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readContract, readDocument } from '../../server/http/contract/contract-document.ts';
import { createAjv } from '../../server/http/contract/create-ajv.ts';
import type { DesignDocument } from '../../src/domain/design/design-document.ts';
import { FAILURE_CODES } from '../../src/domain/failures.ts';

const ajv = createAjv({ strict: false, allErrors: true, discriminator: true });
ajv.addSchema(readDocument(), 'contract');

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

const validate = ajv.compile<DesignDocument>({
  $ref: 'contract#/components/schemas/DesignDocument',
});
const designs = readdirSync('designs', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\/(strip|ride-along)\.gen\.json$/.test(file),
);

test.each(designs)('[REND-03] %s is a design document of the contract', (file) => {
  const isValid = validate(JSON.parse(readFileSync(`designs/${file}`, 'utf8')));
  expect(isValid ? [] : validate.errors).toEqual([]);
});
