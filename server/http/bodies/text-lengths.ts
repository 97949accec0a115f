import { _, str, type Ajv2020, type FuncKeywordDefinition } from 'ajv/dist/2020.js';

/** Makes Ajv count characters only if the UTF-16 length does not decide. Ajv's own keywords always count. */
export function countFewCharacters(ajv: Ajv2020): void {
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
