import { readdirSync, readFileSync } from 'node:fs';
import { expect, expectTypeOf, test } from 'vitest';
import { readContract, readDocument } from '../../server/http/contract/contract-document.ts';
import { createAjv } from '../../server/http/contract/create-ajv.ts';
import type { PublicCoupon } from '../../src/api/coupon.queries.ts';
import type { PayloadForm } from '../../src/api/projects.queries.ts';
import type { Template } from '../../src/api/templates.queries.ts';
import type { Schema } from '../../src/api/client.ts';
import type { CouponFacts } from '../../src/domain/coupon/coupon-face.ts';
import type { CouponForm } from '../../src/domain/coupon/fields/coupon-form.ts';
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

test('[API-01] contract and domain have the same types', () => {
  expectTypeOf<Schema<'DesignDocument'>>().toExtend<DesignDocument>();
  expectTypeOf<DesignDocument>().toExtend<Schema<'DesignDocument'>>();
  expectTypeOf<Template['editorSource']>().toExtend<DesignDocument>();
  expectTypeOf<PublicCoupon>().toExtend<CouponFacts>();
  expectTypeOf<
    Pick<CouponForm, Exclude<keyof PayloadForm, 'version'> & keyof CouponForm>
  >().toExtend<Omit<PayloadForm, 'version'>>();
});
