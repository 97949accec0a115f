import { Ajv2020, type Options, _, str, type FuncKeywordDefinition } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { normalizeDate } from '../../../src/domain/coupon/expiry.ts';
import { UUID } from '../../../src/domain/uuid.ts';

const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

/** Returns an Ajv that knows the contract's formats and ignores OpenAPI's own keywords. */
export function createAjv(options: Options): Ajv2020 {
  // The optimizer removes unused names from a validator, which costs half a second at each start.
  const ajv = new Ajv2020({ ...options, code: { ...options.code, optimize: false } });
  addFormats(ajv, ['date', 'uri', 'uri-reference']);
  // ajv-formats also accepts what `Date` cannot read, such as a leap second.
  ajv.addFormat(
    'date-time',
    (text: string) => DATE_TIME.test(text) && normalizeDate(text) !== null,
  );
  // ajv-formats also accepts "urn:uuid:…", which PostgreSQL rejects.
  ajv.addFormat('uuid', UUID);
  ajv.addFormat('binary', true);
  countFewCharacters(ajv);
  ajv.addVocabulary(['example', 'x-body-limit']);
  return ajv;
}

/** Makes Ajv count characters only if the UTF-16 length does not decide. Ajv's own keywords always count. */
function countFewCharacters(ajv: Ajv2020): void {
  ajv.removeKeyword('maxLength').addKeyword(lengthKeyword('maxLength'));
  ajv.removeKeyword('minLength').addKeyword(lengthKeyword('minLength'));
}

function lengthKeyword(keyword: 'maxLength' | 'minLength'): FuncKeywordDefinition {
  const [word, isRight] =
    keyword === 'maxLength' ? (['more', hasAtMost] as const) : (['fewer', hasAtLeast] as const);
  return {
    keyword,
    type: 'string',
    schemaType: 'number',
    before: 'pattern',
    error: {
      message: ({ schemaCode }) => str`must NOT have ${word} than ${schemaCode} characters`,
      params: ({ schemaCode }) => _`{limit: ${schemaCode}}`,
    },
    compile: (limit: number) => (text: string) => isRight(text, limit),
  };
}

/** A character has one or two units. */
function hasAtMost(text: string, limit: number): boolean {
  if (text.length <= limit) return true;
  return text.length <= 2 * limit && charactersIn(text) <= limit;
}

function hasAtLeast(text: string, limit: number): boolean {
  if (text.length >= 2 * limit) return true;
  return text.length >= limit && charactersIn(text) >= limit;
}

function charactersIn(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    if ((text.codePointAt(at) ?? 0) > 0xffff) at += 1;
    count += 1;
  }
  return count;
}
