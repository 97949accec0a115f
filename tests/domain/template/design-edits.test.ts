import { expect, test } from 'vitest';
import {
  type DesignDocument,
  textsIn,
  textSlotsOf,
} from '../../../src/domain/design/design-document.ts';
import { tokenKey, tokensUsedBy, type TokenUse } from '../../../src/domain/design/token-uses.ts';
import { replacedDesign } from '../../../src/domain/template/replaced-design.ts';
import { readDesignSource, sourceTextOf } from '../../../src/domain/template/design-source.ts';
import {
  missingTokensOf,
  withColor,
  withCopiedScheme,
} from '../../../src/domain/template/scheme-edits.ts';
import { withText } from '../../../src/domain/template/text-edits.ts';
import { templateIssuesOf } from '../../../src/domain/template/template-issues.ts';
import { EMPTY_TEMPLATE } from '../../../src/domain/template/template-draft.ts';
import {
  usersByToken,
  withMergedToken,
  withRenamedToken,
  withSplitToken,
} from '../../../src/domain/template/token-edits.ts';
import { readDesignDocument } from '../../../src/domain/design/design-document.schema.ts';
import bakery from '../../../designs/bakery/strip.gen.json' with { type: 'json' };

const DESIGN = readDesignDocument(bakery);

const [FIRST] = DESIGN.schemes;
const TOKEN = Object.keys(FIRST.tokens.fill)[0] ?? '';
const USE = { group: 'fill', token: TOKEN } as const;

const usersOf = ({ data }: DesignDocument, use: TokenUse) =>
  usersByToken(data.objects).get(tokenKey(use)) ?? [];

test('[ADMT-02] renames a token in its objects and in every scheme, and back again', () => {
  const renamed = withRenamedToken(DESIGN, USE, 'CRUST');
  expect(usersOf(renamed, { group: 'fill', token: 'CRUST' })).toEqual(usersOf(DESIGN, USE));
  expect(missingTokensOf(renamed.schemes).size).toBe(0);
  expect(withRenamedToken(renamed, { group: 'fill', token: 'CRUST' }, TOKEN)).toEqual(DESIGN);
});

test('[ADMT-02] splitting gives some objects their own token, merging reverses it', () => {
  const [user = ''] = usersOf(DESIGN, USE);
  const split = withSplitToken(DESIGN, USE, [user]);
  const added = Object.keys(split.schemes[0].tokens.fill).find(
    (token) => !Object.hasOwn(FIRST.tokens.fill, token),
  );
  const own = split.data.objects.find(({ id }) => id === user);
  expect(own === undefined ? [] : tokensUsedBy(own)).toContainEqual({
    group: 'fill',
    token: added,
  });
  expect(withMergedToken(split, { group: 'fill', token: added ?? '' }, TOKEN)).toEqual(DESIGN);
});

test('[ADMT-12] a drawing with the same colors under other names keeps names and further schemes', () => {
  const painted = withColor(withCopiedScheme(DESIGN, 0), DESIGN.schemes.length, USE, '#010203');
  const drawn = withRenamedToken({ ...DESIGN, schemes: [FIRST] }, USE, 'FILL99');
  const { design, lostTokens, keptSchemes } = replacedDesign(painted, drawn);
  expect(lostTokens).toEqual([]);
  expect(keptSchemes).toEqual(painted.schemes.slice(1).map(({ name }) => name));
  expect(design.schemes.at(-1)?.tokens.fill[TOKEN]).toBe('#010203');
  expect(usersOf(design, USE)).toEqual(usersOf(painted, USE));
});

test('[ADMT-12, STEP-11] a text that is still in the new drawing keeps its name; an unnamed one takes the drawing’s', () => {
  const [first, second] = textsIn(DESIGN);
  const named = (one: string, other: string) =>
    withText(withText(DESIGN, first?.id ?? '', { label: one }), second?.id ?? '', { label: other });
  const { design } = replacedDesign(named('Teaser', 'Headline 2'), named('Drawn', 'Drawn too'));
  const [one, other, ...rest] = textSlotsOf(design);
  expect([one?.label, other?.label]).toEqual(['Teaser', 'Drawn too']);
  expect(rest).toEqual(textSlotsOf(DESIGN).slice(2));
});

test('[ADMT-06] a text name that is too long is an issue of the template', () => {
  const design = withText(DESIGN, textsIn(DESIGN)[1]?.id ?? '', { label: 'x'.repeat(101) });
  const part = { design, svg: null, fileName: null };
  const tooLong = { code: 'tooLong', limit: 100 };
  expect(templateIssuesOf({ ...EMPTY_TEMPLATE, strip: part }).texts).toEqual(tooLong);
  expect(templateIssuesOf({ ...EMPTY_TEMPLATE, rideAlong: part }).texts).toEqual(tooLong);
});

test('[ADMT-03] locates syntax and schema errors by line', () => {
  const text = sourceTextOf(DESIGN);
  expect(readDesignSource(text)).toEqual({ design: DESIGN, issues: [] });
  const color = FIRST.tokens.fill[TOKEN] ?? '';
  const wrong = text.replace(`"${TOKEN}": "${color}"`, `"${TOKEN}": "red"`);
  const line = wrong.slice(0, wrong.indexOf('"red"')).split('\n').length;
  expect(readDesignSource(wrong).issues.map((issue) => issue.line)).toEqual([line]);
  const cut = readDesignSource('{\n  "version": 2,\n  "type" "strip"\n}');
  expect(cut.issues).toMatchObject([{ line: 3 }]);
});

test('[ADMT-06] the form reports required fields, integers and UUIDs', () => {
  const { form } = EMPTY_TEMPLATE;
  const draft = { ...EMPTY_TEMPLATE, form: { ...form, weight: '1.5', informedImages: 'none' } };
  expect(templateIssuesOf(draft)).toEqual({
    title: { code: 'required' },
    description: { code: 'required' },
    weight: { code: 'integer' },
    informedImages: { code: 'uuid' },
    image: { code: 'required' },
    source: { code: 'required' },
  });
});
