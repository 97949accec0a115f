import { type FailureCode, type FieldFailure, ServiceFailure } from '../../src/domain/failures.ts';

/** A failure of the services, with the refused fields or the indexes of list items that were not found. */
export function serviceFailure(
  code: FailureCode,
  refused: readonly (number | FieldFailure)[] = [],
): ServiceFailure {
  const fields = refused.map((one) =>
    typeof one === 'number' ? { pointer: `/${one}`, detail: 'Not found.' } : one,
  );
  return new ServiceFailure({ code, title: code, detail: null, fields, requestId: null });
}
