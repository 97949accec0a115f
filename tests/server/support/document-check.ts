import { Validator } from '@seriousme/openapi-schema-validator';

/** What the package does not say of its class. */
interface Inside {
  getAjvValidator(version: string): unknown;
}

const inside = Validator.prototype as unknown as Inside;
const { getAjvValidator } = inside;
const compiled = new Map<string, unknown>();

/**
 * Compiles OpenAPI's own schema once in a worker. An application checks the contract against it when it is built, which
 * once is nothing and is half of the building where each test builds its own.
 */
export function checkDocumentsOnce(): void {
  inside.getAjvValidator = function (this: Inside, version: string): unknown {
    const known = compiled.get(version) ?? getAjvValidator.call(this, version);
    compiled.set(version, known);
    return known;
  };
}
