import { type FailureCode, ServiceFailure } from '../../src/domain/failures.ts';

/** A failure of the services; `missing` has the indexes of list items that were not found. */
export function serviceFailure(code: FailureCode, missing: readonly number[] = []): ServiceFailure {
  const fields = missing.map((index) => ({ pointer: `/${index}`, detail: 'Not found.' }));
  return new ServiceFailure({ code, title: code, detail: null, fields, requestId: null });
}
