/** Turns faults found by the contract's schemas into the messages of the product's forms (STEP-15). */
import type { FastifySchemaValidationError } from 'fastify';
import type { FieldFailure } from '../../../src/domain/failures.ts';
import { UPLOAD_MAX_BYTES } from '../../../src/domain/constants.ts';
import { FIELD_MESSAGES } from '../../../src/domain/field-messages.ts';
import * as problemWords from '../../../src/words/server/problems.gen.ts';
import * as pictureWords from '../../../src/words/server/pictures.gen.ts';

/** Returns one entry for each faulty place, in the order found. */
export function fieldFailures(
  faults: readonly FastifySchemaValidationError[],
  context: string | undefined,
): readonly FieldFailure[] {
  const byPointer = new Map<string, FieldFailure>();
  for (const fault of faults) {
    const pointer = pointerOf(fault);
    const known = byPointer.get(pointer);
    if (known === undefined)
      byPointer.set(pointer, { pointer, detail: sentenceOf(fault, context) });
  }
  return [...byPointer.values()];
}

/** Escapes a name for a JSON pointer (RFC 6901). */
export function escaped(name: unknown): string {
  return String(name).replaceAll('~', '~0').replaceAll('/', '~1');
}

function pointerOf({ instancePath, keyword, params }: FastifySchemaValidationError): string {
  if (keyword === 'required') return `${instancePath}/${escaped(params['missingProperty'])}`;
  if (keyword === 'additionalProperties')
    return `${instancePath}/${escaped(params['additionalProperty'])}`;
  return instancePath;
}

function sentenceOf(fault: FastifySchemaValidationError, context: string | undefined): string {
  const { keyword, params, instancePath } = fault;
  switch (keyword) {
    case 'required':
    case 'minLength':
      return FIELD_MESSAGES.required();
    case 'maxLength':
      return lengthSentence(instancePath, Number(params['limit']));
    case 'format':
      return params['format'] === 'uuid'
        ? FIELD_MESSAGES.uuid()
        : problemWords.mustBeValid({ format: String(params['format']) });
    case 'type':
      return params['type'] === 'integer'
        ? FIELD_MESSAGES.integer()
        : problemWords.mustBe({ what: typeName(params['type']) });
    case 'enum':
      return problemWords.mustBeOneOf({ values: listOf(params['allowedValues']) });
    case 'const':
      return problemWords.mustBe({ what: String(params['allowedValue']) });
    case 'additionalProperties':
      return context === 'querystring'
        ? problemWords.unknownParameter()
        : problemWords.unknownMember();
    case 'pattern':
      return patternSentence(instancePath, String(params['pattern']));
    default:
      return problemWords.notAllowedHere({ fault: fault.message ?? keyword });
  }
}

/** An uploaded image of a coupon or a keyword. */
const ORIGINAL = /^\/originals\/\w+\/data$|^\/thumbnail$/;

const PATTERNS: readonly (readonly [RegExp, () => string])[] = [
  [/phone$/i, FIELD_MESSAGES.phone],
  [/website$/i, FIELD_MESSAGES.url],
  [/date$/i, FIELD_MESSAGES.date],
  [/color|\/tokens\/|\/colors\//i, FIELD_MESSAGES.color],
  [/image$/i, problemWords.pngAsDataUrl],
  [ORIGINAL, FIELD_MESSAGES.fileType],
];

function lengthSentence(pointer: string, limit: number): string {
  if (/image$/i.test(pointer)) return pictureWords.over3Mb();
  return ORIGINAL.test(pointer)
    ? FIELD_MESSAGES.fileTooLarge({ limit: UPLOAD_MAX_BYTES })
    : FIELD_MESSAGES.tooLong({ limit });
}

function patternSentence(pointer: string, pattern: string): string {
  if (pattern.includes('\\p{DI}')) return FIELD_MESSAGES.required();
  if (pattern === '^[^,]*$') return FIELD_MESSAGES.comma();
  if (pattern.includes('(png|jpeg)')) return problemWords.pictureAsDataUrl();
  const [, sentence] = PATTERNS.find(([place]) => place.test(pointer)) ?? [];
  return sentence?.() ?? problemWords.wrongForm();
}

function typeName(type: unknown): string {
  const names = Array.isArray(type) ? type.map(String) : String(type).split(',');
  return names
    .map((type) => {
      const startsWithVowel = /^[aeio]/.test(type);
      return type === 'null' ? type : problemWords.typeName({ startsWithVowel, type });
    })
    .reduce((one, other) => problemWords.either({ one, other }));
}

function listOf(values: unknown): string {
  return Array.isArray(values) ? values.map(String).join(', ') : String(values);
}
