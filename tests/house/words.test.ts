import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { RuleTester } from 'oxlint/plugins-dev';
import { describe, expect, test } from 'vitest';
import { LAYERS } from '../../scripts/structure/layer-rules.ts';
import { wordModule } from '../../scripts/words/catalogues.ts';
import { groupsRule, sentencesRule } from '../../scripts/words/lint-plugin.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** Words that have another one in all other sentences: logotipo, ícono, arte, cambios en. */
const NOT_OUR_SPANISH = /[ "](logos?|icono)[ ,.]|con el diseño|pidió cambios de /iu;

/** The functions of a catalogue, imported as the product does. */
async function wordsOf(sentences: Readonly<Record<string, string>>) {
  const source = await wordModule('trial', sentences, null);
  const url = `data:text/javascript,${encodeURIComponent(stripped(source))}`;
  return (await import(url)) as Readonly<Record<string, (inputs?: object) => string>>;
}

/** Without types, and with its one import resolved, because a data URL cannot resolve it. */
function stripped(source: string): string {
  const figure = 'const figure = (count) => `<${count}>`;';
  return stripTypeScriptTypes(source.replace(/^import .*$/mu, figure));
}

describe('the modules of the catalogues', () => {
  test('[SHELL-19] no sentence is in two catalogues, and no key twice in one', () => {
    const folder = join(ROOT, 'src/words/en');
    const catalogues = readdirSync(folder, { encoding: 'utf8', recursive: true });
    const places = new Map<string, string[]>();
    for (const name of catalogues.filter((file) => file.endsWith('.json'))) {
      const text = readFileSync(join(folder, name), 'utf8');
      const keys = [...text.matchAll(/^ {2}"(\w+)": /gmu)].map(([, key]) => key);
      expect(text, 'a real provider (SHELL-09)').not.toMatch(/postal service/iu);
      const spanish = join(ROOT, 'src/words/es', name);
      if (existsSync(spanish))
        expect(readFileSync(spanish, 'utf8'), name).not.toMatch(NOT_OUR_SPANISH);
      const sentences = JSON.parse(text) as Readonly<Record<string, string>>;
      expect(Object.keys(sentences), name).toEqual(keys);
      for (const [key, sentence] of Object.entries(sentences).filter(
        ([, it]) => !it.startsWith('='),
      ))
        places.set(sentence, [...(places.get(sentence) ?? []), `${name} ${key}`]);
    }
    expect([...places.values()].filter((found) => found.length > 1)).toEqual([]);
  });
});

describe('a sentence becomes a function', () => {
  test('[SHELL-19] preserves quotes, apostrophes, backticks, dollars and number signs', async () => {
    const sentence = 'You\'ve “kept” it – `as` $5 \\ "is" # ‘here’…';
    expect((await wordsOf({ kept: sentence }))['kept']?.()).toBe(sentence);
    expect((await wordsOf({ kept: `${sentence} {name}` }))['kept']?.({ name: '${x}`' })).toBe(
      `${sentence} \${x}\``,
    );
  });

  test('[SHELL-19] supports plurals, exact numbers, choices and number formats', async () => {
    const { told } = await wordsOf({
      told: '{active, select, true {Told} other {Not told}}: {count, plural, =0 {nobody} one {# phone} other {# phones}} of {all, number}, {wallet, select, apple {Apple} other {Google}}',
    });
    expect([
      told?.({ active: true, count: 0, all: 7, wallet: 'apple' }),
      told?.({ active: false, count: 1, all: 7, wallet: 'google' }),
      told?.({ active: true, count: 1234, all: 9999, wallet: 'apple' }),
    ]).toEqual([
      'Told: nobody of <7>, Apple',
      'Not told: <1> phone of <7>, Google',
      'Told: <1234> phones of <9999>, Apple',
    ]);
  });

  test('[SHELL-19] types parameters: numbers for plurals, booleans, names of cases', async () => {
    const source = await wordModule(
      'trial',
      {
        all: '{a, plural, one {#} other {#}} {b, select, true {x} other {y}} {c, select, d {x} other {y}} {e}',
      },
      null,
    );
    expect(source.replace(/\s+/gu, ' ')).toContain(
      'readonly a: number; readonly b: boolean; readonly c: "d" | string & {}; readonly e: string | number',
    );
  });

  test.each([
    ['is empty', ' '],
    ['Unexpected message end', 'Hello {name'],
    ['lacks the plural form "one"', '{count, plural, other {# phones}}'],
    ['which English lacks', '{count, plural, one {#} few {#} other {#}}'],
    ['lacks the case "other"', '{count, plural, one {# phone}}'],
    ['unknown kind', '{day, date}'],
    ['which is no name', '{0} phones'],
    ['once as number and once as boolean', '{a, number} {a, select, true {x} other {y}}'],
  ])('[SHELL-19] refuses with the key: %s', async (reason, sentence) => {
    const refused = wordModule('trial', { wrong: sentence }, null);
    await expect(refused).rejects.toThrow('src/words/en/trial.json: "wrong"');
    await expect(refused).rejects.toThrow(reason);
  });
});

describe('a sentence has a Spanish form', () => {
  const english = { found: '{count, plural, one {# coupon} other {# coupons}}' };
  const inSpanish = (found: string) => wordModule('trial', english, { found });

  test('[SHELL-19] it is chosen when the function is called, with a form for exact millions', async () => {
    const source = await inSpanish(
      '{count, plural, one {# cupón} many {# de cupones} other {# cupones}}',
    );
    expect(source.replace(/\s+/gu, ' ')).toContain(
      'isSpanish() ? `${(count === 1 ? `${figure(count)} cupón` : (count !== 0 && count % 1_000_000 === 0 ? `${figure(count)} de cupones` : `${figure(count)} cupones`))}`',
    );
  });

  test.each([
    ['src/words/es/trial.json lacks the Spanish of found. Add each key', {}],
    ['takes "count" as number in English and as nothing in Spanish', { found: 'cupones' }],
    ['lacks the plural form "one"', { found: '{count, plural, other {# cupones}}' }],
    ['src/words/es/trial.json: remove alone', { found: '{count} cupones', alone: 'Sola' }],
  ])('[SHELL-19] refuses: %s', async (reason, spanish) => {
    await expect(wordModule('trial', english, spanish)).rejects.toThrow(reason);
  });
});

test('[SHELL-19] only the services import the sentences of the services', () => {
  const may = LAYERS.filter((layer) => layer.may.includes('server words'));
  expect(may.map(({ at }) => at.join()).filter((at) => !/^(server|scripts)\//u.test(at))).toEqual(
    [],
  );
});

RuleTester.describe = describe;
RuleTester.it = test;
const tester = new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } });

tester.run('a sentence outside of the catalogues', sentencesRule, {
  invalid: [
    '<p>No coupon yet.</p>',
    '<p>{isKept ? `Kept` : name}</p>',
    '<button aria-label="Close" />',
    '<input placeholder={isShort ? "name" : word} />',
    '<QuestionDialog yes="Leave" />',
    '<img alt={`Strip of ${name}`} title="Strip" />',
    'const entry = { label: "Cancel" };',
    'const entry = { label: "E-mail" };',
    'const title = words === "" ? "Untitled" : words;',
    'throw new RequestFailure("forbidden", "This coupon is of another account.");',
    'say(`${count} coupons are removed.`);',
    'const found = (name: string) => `No coupon has “${name}” in its name.`;',
    'throw new StartFailure("no settings");',
    'read.fail(name, `digits, not "${value}"`);',
    'throw new SvgRefused(["no drawing"]);',
    'const mail = { subject: "Coupons" };',
    'const link = `<a href="${address}">Mailbox</a>`;',
    'const mark = `<a href="/" aria-label="Home"><i></i></a>`;',
    'const style = `<style>p { margin: 0 }</style><p>coupons`;',
  ].map((code) => ({
    code,
    name: `[SHELL-19] is refused: ${code}`,
    errors: code.startsWith('<img') ? 2 : 1,
  })),
  valid: [
    "import { x } from './No coupon yet.ts';",
    'throw new Error("The draft is not stored.");',
    'console.error("The drawing could not be imported.");',
    'request.log.warn(error, "A search is not counted.");',
    'sql`Select id from coupons where it is.`;',
    '<path d="M2 34H118M2 32v4" className="Tear line" />',
    '<p>{dashboardWords.nobody()} · {count}</p>',
    'const kind = { log: { finished: "A coupon was mailed" } };',
    'throw new TokenRefused("The token names nobody.");',
    'reply.header("WWW-Authenticate", `Bearer error="invalid_token"`);',
    'const request = { headers: { authorization: `Bearer ${token}` } };',
    'const isFinal = command === "RCPT TO" || reason.startsWith("Google sign-in 4");',
    'const name = commonName("Tearline Local Root");',
    'const page = `<ul class="mails" aria-label="${label}"><style>p { margin: 0 }</style>${items}</ul>`;',
    'const title = `<title>${title} · Tearline</title><h1>Tear<i></i><b>line</b></h1>`;',
    'const rest = "must be set";',
    'const name = `${plain}; filename*=${encoded}`;',
    'const key = { kind: "saved", path: "/a b c" };',
    'type Name = "A type of two";',
  ].map((code) => ({ code, name: `[SHELL-19] is let through: ${code}` })),
});

tester.run('the rest of a sentence, in the services', sentencesRule, {
  invalid: ['const fault = `is of the team "${team}"`;', 'const fault = "must be set";'].map(
    (code) => ({
      code,
      name: `[SHELL-19] is refused: ${code}`,
      options: [{ fragments: true }],
      errors: 1,
    }),
  ),
  valid: [
    'const scopes = "openid profile email".split(" ");',
    'const policy = "public, max-age=0";',
  ].map((code) => ({
    code,
    name: `[SHELL-19] is let through: ${code}`,
    options: [{ fragments: true }],
  })),
});

tester.run('a group that only saves lines', groupsRule, {
  invalid: ['f({ ...{ a, b } });', '<p {...{ a, b }} />', 'let [a, b] = [1, 2];'].map((code) => ({
    code,
    name: `is refused: ${code}`,
    errors: 1,
  })),
  valid: ['f({ ...a, b });', '<p {...a} b={b} />', 'const [a, b] = pair;', '[a, b] = [b, a];'].map(
    (code) => ({ code, name: `is accepted: ${code}` }),
  ),
});
