import { Validator } from '@seriousme/openapi-schema-validator';

/** Of the package, including what its types lack. */
interface Inside {
  specification: unknown;
  version: string;
  getAjvValidator(version: string): unknown;
  validate(document: unknown): Promise<{ readonly valid: boolean }>;
  resolveRefs(): unknown;
}

interface Checked {
  readonly result: { readonly valid: boolean };
  readonly version: string;
  /** The document with what its references name in their place. */
  resolved?: unknown;
}

const inside = Validator.prototype as unknown as Inside;
const { getAjvValidator, validate, resolveRefs } = inside;
const compiled = new Map<string, unknown>();
const checked = new Map<string, Checked>();
const known = new WeakMap<Inside, Checked>();

/**
 * Compiles OpenAPI's own schema, checks a document and resolves its references once in a worker. An application does
 * this with the contract when it is built. Once this does not matter, but it is half of the time if each test builds
 * its own.
 */
export function checkDocumentsOnce(): void {
  inside.getAjvValidator = function (this: Inside, version: string): unknown {
    const made = compiled.get(version) ?? getAjvValidator.call(this, version);
    compiled.set(version, made);
    return made;
  };
  inside.validate = async function (this: Inside, document: unknown) {
    const text = JSON.stringify(document);
    const before = checked.get(text);
    const result = before?.result ?? (await validate.call(this, document));
    if (before !== undefined)
      Object.assign(this, { specification: document, version: before.version });
    const now = before ?? { result, version: this.version };
    checked.set(text, now);
    known.set(this, now);
    return result;
  };
  inside.resolveRefs = function (this: Inside): unknown {
    const document = known.get(this);
    if (document === undefined) return resolveRefs.call(this);
    // The application changes its own copy.
    document.resolved ??= structuredClone(resolveRefs.call(this));
    return structuredClone(document.resolved);
  };
}
