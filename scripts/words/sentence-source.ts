import type { Language } from '../../src/words/language.ts';
import {
  compileMessageOrThrow,
  type CompiledIcuChoices,
  type CompiledMessage,
} from '@lingui/message-utils/compileMessage';

/** The plural forms of a language besides `other`, each with its condition on a whole number (CLDR). */
interface Forms {
  readonly needed: readonly string[];
  readonly conditions: Readonly<Record<string, (count: string) => string>>;
}

const one = (count: string) => `${count} === 1`;

/** Spanish writes "1,000,000 de códigos"; sentences whose counts are smaller need no form for it. */
const FORMS: Readonly<Record<Language, Forms>> = {
  en: { needed: ['one'], conditions: { one } },
  es: {
    needed: ['one'],
    conditions: { one, many: (count) => `${count} !== 0 && ${count} % 1_000_000 === 0` },
  },
};
const LANGUAGE_NAMES = { en: 'English', es: 'Spanish' } as const;

/** The sentence's parameters with their TypeScript types. */
type Parameters = Map<string, string>;
type Cases = Readonly<Record<string, CompiledMessage>>;
interface Place {
  readonly language: Language;
  readonly parameters: Parameters;
  /** The parameter that `#` stands for. */
  readonly count: string | null;
}

/** A sentence in ICU MessageFormat, in both languages; `es` is null in the rooms of operators, which are English. */
interface Sentence {
  readonly en: string;
  readonly es: string | null;
}

/**
 * Returns the source of a function for a sentence. Pure. Throws if it is malformed or empty in a language, if a plural
 * lacks a form, or if the languages differ in their parameters. With `isOnCoupon` a caller may choose the language,
 * since a coupon has its own (STEP-19).
 */
export function sentenceSource(key: string, { en, es }: Sentence, isOnCoupon: boolean): string {
  const english = compiled(en, 'en');
  const spanish = es === null ? null : compiled(es, 'es');
  if (spanish !== null) requireSameParameters(english.parameters, spanish.parameters);
  if (spanish === null || spanish.text === english.text)
    return `export const ${key} = (${english.inputs}): string => ${english.text};\n`;
  const inputs = [english.inputs, isOnCoupon ? 'language?: Language' : ''].filter(Boolean);
  const choice = `isSpanish(${isOnCoupon ? 'language' : ''})`;
  return `export const ${key} = (${inputs.join(', ')}): string => ${choice} ? ${spanish.text} : ${english.text};\n`;
}

function compiled(sentence: string, language: Language) {
  const parameters: Parameters = new Map();
  if (sentence.trim() === '') throw new Error('is empty');
  const place = { language, parameters, count: null };
  const text = expressionOf(compileMessageOrThrow(sentence), place);
  const types = [...parameters].map(([name, type]) => `readonly ${name}: ${type}`);
  const names = [...parameters.keys()].join(', ');
  return { text, parameters, inputs: names === '' ? '' : `{ ${names} }: { ${types.join('; ')} }` };
}

/** A number that English writes with a plural may stand alone in Spanish, but not the other way around. */
function requireSameParameters(english: Parameters, spanish: Parameters): void {
  for (const name of new Set([...english.keys(), ...spanish.keys()])) {
    const inEnglish = english.get(name);
    const inSpanish = spanish.get(name);
    const isSame =
      inEnglish !== undefined &&
      (inSpanish === inEnglish ||
        inSpanish === 'string | number' ||
        (isOpenChoice(inEnglish) && isOpenChoice(inSpanish)));
    if (!isSame)
      throw new Error(
        `takes "${name}" as ${inEnglish ?? 'nothing'} in English and as ${inSpanish ?? 'nothing'} in Spanish`,
      );
  }
}

/** A choice among names that has a case for any other one; a language may have cases of its own. */
function isOpenChoice(type = ''): boolean {
  return type.endsWith('string & {}');
}

/** Returns a string if nothing varies, else a template. */
function expressionOf(message: CompiledMessage | string, place: Place): string {
  const parts = typeof message === 'string' ? [message] : message;
  const texts = parts.map((part) => textOf(part, place));
  if (texts.every((text) => typeof text === 'string')) return JSON.stringify(texts.join(''));
  const written = texts.map((text) =>
    typeof text === 'string' ? text.replace(/[`\\]|\$\{/gu, '\\$&') : `\${${text.code}}`,
  );
  return `\`${written.join('')}\``;
}

/** Returns the text itself, or the code that returns it. */
function textOf(part: CompiledMessage[number], place: Place): string | { readonly code: string } {
  if (part === '#' && place.count !== null) return { code: `figure(${place.count})` };
  if (typeof part === 'string') return part;
  const [name, kind, cases] = part;
  switch (kind) {
    case undefined:
      note(place, name, 'string | number');
      return { code: name };
    case 'number':
      note(place, name, 'number');
      return { code: `figure(${name})` };
    case 'plural':
      note(place, name, 'number');
      return { code: pluralOf(name, casesOf(cases), place) };
    case 'select':
      return { code: selectOf(name, casesOf(cases), place) };
    default:
      throw new Error(`has a parameter of an unknown kind, ${kind}`);
  }
}

function pluralOf(count: string, cases: Cases, place: Place): string {
  const { needed, conditions } = FORMS[place.language];
  const missing = needed.find((form) => cases[form] === undefined);
  if (missing !== undefined) throw new Error(`lacks the plural form "${missing}"`);
  return choiceOf(cases, { ...place, count }, (form) => {
    if (/^\d+$/u.test(form)) return `${count} === ${form}`;
    const condition = conditions[form];
    if (condition === undefined)
      throw new Error(`has a plural form "${form}", which ${LANGUAGE_NAMES[place.language]} lacks`);
    return condition(count);
  });
}

/** A choice between `true` and `other` has a boolean parameter. Any other choice has the names of its cases. */
function selectOf(name: string, cases: Cases, place: Place): string {
  const names = Object.keys(cases).filter((form) => form !== 'other');
  const isFlag = names.join() === 'true';
  const quoted = names.map((form) => JSON.stringify(form));
  note(place, name, isFlag ? 'boolean' : [...quoted, 'string & {}'].join(' | '));
  return choiceOf(cases, place, (form) => (isFlag ? name : `${name} === ${JSON.stringify(form)}`));
}

function choiceOf(cases: Cases, place: Place, condition: (form: string) => string): string {
  const { other, ...named } = cases;
  if (other === undefined) throw new Error('lacks the case "other"');
  return Object.entries(named).reduceRight(
    (rest, [form, message]) => `(${condition(form)} ? ${expressionOf(message, place)} : ${rest})`,
    expressionOf(other, place),
  );
}

function casesOf(cases: unknown): Cases {
  if (typeof cases !== 'object' || cases === null) throw new Error('has no cases');
  const { offset, ...named } = cases as CompiledIcuChoices;
  if (offset !== undefined) throw new Error('has an offset, which no sentence needs');
  return named;
}

function note({ parameters }: Place, name: string, type: string): void {
  const known = parameters.get(name);
  if (!/^[a-z]\w*$/u.test(name)) throw new Error(`has a parameter "${name}", which is no name`);
  if (known === undefined || known === 'string | number') parameters.set(name, type);
  else if (type !== 'string | number' && type !== known)
    throw new Error(`takes "${name}" once as ${known} and once as ${type}`);
}
