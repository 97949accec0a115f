/** Replaces a drawing: what still fits stays, and the losses are listed (ADMT-12). */
import {
  type DesignDocument,
  type Hex,
  type Scheme,
  type SchemeTokens,
  type TextObject,
  textsIn,
  type Token,
} from '../design/design-document.ts';
import { isStandInName } from '../design/text-names.ts';
import { TOKEN_GROUPS, type TokenGroup } from '../design/token-uses.ts';
import { ownValue } from '../record.ts';
import { withText } from './text-edits.ts';
import { withRenamedToken } from './token-edits.ts';

export type Replacement = ReturnType<typeof replacedDesign>;

/**
 * The new drawing with the older one's further schemes, and with its words for texts with the same token. Tokens
 * match by the older drawing's color, else by name; a matched token keeps the older name.
 */
export function replacedDesign(older: DesignDocument, drawn: DesignDocument) {
  const renamed = withOlderNames(older, drawn);
  const [own] = renamed.schemes;
  const [, ...further] = older.schemes;
  const schemes = further.map((scheme) => fitted(scheme, own));
  const { design, keptTexts, lostTexts } = withOlderWords(older, {
    ...renamed,
    schemes: [{ ...own, name: older.schemes[0].name }, ...schemes],
  });
  return {
    design,
    /** Names of the further schemes that stay. */
    keptSchemes: schemes.map(({ name }) => name),
    /** Texts that keep their words although the new drawing has others. */
    keptTexts,
    /** Texts of the older drawing without a place in the new one. */
    lostTexts,
    /** Tokens of the older drawing that are no longer used; their colors are lost. */
    lostTokens: tokensOnlyIn(older.schemes[0].tokens, own.tokens),
    /** Tokens that only the new drawing has; further schemes get the drawing's colors. */
    newTokens: tokensOnlyIn(own.tokens, older.schemes[0].tokens),
  };
}

function withOlderNames(older: DesignDocument, drawn: DesignDocument): DesignDocument {
  return (['fill', 'stroke'] as const).reduce((design, group) => {
    const names = olderNamesOf(older.schemes[0].tokens[group], drawn.schemes[0].tokens[group]);
    return renamedAll(design, group, names);
  }, drawn);
}

type Colors = Readonly<Record<Token, Hex>>;

/** New name → older name, if they differ. */
function olderNamesOf(older: Colors, drawn: Colors): ReadonlyMap<Token, Token> {
  const names = new Map<Token, Token>();
  const free = new Set(Object.keys(older));
  const take = (token: Token, name: Token | undefined) => {
    if (name === undefined || names.has(token)) return;
    names.set(token, name);
    free.delete(name);
  };
  const entries = Object.entries(drawn);
  for (const [token, color] of entries) if (ownValue(older, token) === color) take(token, token);
  for (const [token, color] of entries) {
    take(
      token,
      [...free].find((name) => older[name] === color),
    );
  }
  for (const [token] of entries) if (free.has(token)) take(token, token);
  return names;
}

/** Through temporary names, because two tokens may swap theirs. */
function renamedAll(
  design: DesignDocument,
  group: TokenGroup,
  names: ReadonlyMap<Token, Token>,
): DesignDocument {
  const wanted = Object.keys(design.schemes[0].tokens[group]).map((token) => ({
    token,
    passing: `${group}-in-passing-${token}`,
    name: names.get(token) ?? null,
  }));
  const taken = new Set(names.values());
  const passed = wanted.reduce(
    (next, { token, passing }) => withRenamedToken(next, { group, token }, passing),
    design,
  );
  return wanted.reduce((next, { token, passing, name }) => {
    const settled = name ?? freeName(group, token, taken);
    taken.add(settled);
    return withRenamedToken(next, { group, token: passing }, settled);
  }, passed);
}

function freeName(group: TokenGroup, token: Token, taken: ReadonlySet<Token>): Token {
  if (!taken.has(token)) return token;
  for (let number = 1; ; number += 1) {
    const name = `${group.toUpperCase()}${number}`;
    if (!taken.has(name)) return name;
  }
}

/** The scheme's colors of remaining tokens, and the drawing's colors of new ones. */
function fitted({ name, tokens }: Scheme, own: Scheme): Scheme {
  const group = (colors: Colors, drawn: Colors): Colors =>
    Object.fromEntries(
      Object.entries(drawn).map(([token, color]) => [token, ownValue(colors, token) ?? color]),
    );
  return {
    name,
    tokens: {
      fill: group(tokens.fill, own.tokens.fill),
      stroke: group(tokens.stroke, own.tokens.stroke),
      text: group(tokens.text, own.tokens.text),
    },
  };
}

function withOlderWords(older: DesignDocument, drawn: DesignDocument) {
  const places = textsIn(drawn);
  const before = textsIn(older);
  const same = (one: TextObject, other: TextObject) => one.tokens.text === other.tokens.text;
  const pairs = before.flatMap((old) => {
    const place = places.find((text) => same(text, old));
    return place === undefined ? [] : [{ old, place }];
  });
  const design = pairs.reduce(
    (next, { old, place }) =>
      withText(next, place.id, {
        text: old.text,
        label: isStandInName(old.label) ? place.label : old.label,
      }),
    drawn,
  );
  return {
    design,
    keptTexts: pairs
      .filter(({ old, place }) => old.text !== place.text)
      .map(({ old, place }) => ({ token: nameOf(old), kept: old.text, drawn: place.text })),
    lostTexts: before
      .filter((old) => !places.some((text) => same(text, old)))
      .map((old) => ({ token: nameOf(old), text: old.text })),
  };
}

function nameOf({ tokens, id }: TextObject): string {
  return tokens.text ?? id;
}

function tokensOnlyIn(tokens: SchemeTokens, others: SchemeTokens): readonly Token[] {
  return TOKEN_GROUPS.flatMap((group) =>
    Object.keys(tokens[group]).filter((token) => !Object.hasOwn(others[group], token)),
  );
}
