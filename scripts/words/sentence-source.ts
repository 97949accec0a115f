import {
  compileMessageOrThrow,
  type CompiledIcuChoices,
  type CompiledMessage,
} from '@lingui/message-utils/compileMessage';

/** The plural forms of English besides `other`, each with its condition on a whole number. */
const FORMS: Readonly<Record<string, (count: string) => string>> = {
  one: (count) => `${count} === 1`,
};

/** The sentence's parameters with their TypeScript types. */
type Parameters = Map<string, string>;
type Cases = Readonly<Record<string, CompiledMessage>>;
type Part = CompiledMessage[number];

interface Place {
  readonly parameters: Parameters;
  /** The parameter that `#` stands for. */
  readonly count: string | null;
}

/**
 * Returns the source of a function for a sentence in ICU MessageFormat. Pure. Throws if the sentence is malformed or
 * empty, or if a plural lacks a form.
 */
export function sentenceSource(key: string, sentence: string): string {
  const parameters: Parameters = new Map();
  if (sentence.trim() === '') throw new Error('is empty');
  const text = expressionOf(compileMessageOrThrow(sentence), { parameters, count: null });
  const types = [...parameters].map(([name, type]) => `readonly ${name}: ${type}`);
  const names = [...parameters.keys()].join(', ');
  const inputs = names === '' ? '' : `{ ${names} }: { ${types.join('; ')} }`;
  return `export const ${key} = (${inputs}): string => ${text};\n`;
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
function textOf(part: Part, place: Place): string | { readonly code: string } {
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
  const missing = Object.keys(FORMS).find((form) => cases[form] === undefined);
  if (missing !== undefined) throw new Error(`lacks the plural form "${missing}"`);
  return choiceOf(cases, { ...place, count }, (form) => {
    if (/^\d+$/u.test(form)) return `${count} === ${form}`;
    const condition = FORMS[form];
    if (condition === undefined)
      throw new Error(`has a plural form "${form}", which English lacks`);
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
