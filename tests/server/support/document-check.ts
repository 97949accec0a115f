import { Validator } from '@seriousme/openapi-schema-validator';

/** A method that the package's types lack. */
interface Inside {
  getAjvValidator(version: string): unknown;
}

const inside = Validator.prototype as unknown as Inside;
const { getAjvValidator } = inside;
const compiled = new Map<string, unknown>();

/** Compiles OpenAPI's own schema once in a worker. An application validates the contract when it is built. Once this does not matter, but it is half of the time if each test builds its own. */
export function checkDocumentsOnce(): void {
  inside.getAjvValidator = function (this: Inside, version: string): unknown {
    const known = compiled.get(version) ?? getAjvValidator.call(this, version);
    compiled.set(version, known);
    return known;
  };
}
