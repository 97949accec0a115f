/** Renames, merges and splits tokens of a design, in its objects and all schemes at once (ADMT-02). */
import type {
  DesignDocument,
  DesignObject,
  Hex,
  Scheme,
  Token,
} from '../design/design-document.ts';
import {
  objectsIn,
  type TokenGroup,
  tokenKey,
  tokensUsedBy,
  type TokenUse,
  withTokens,
} from '../design/token-uses.ts';

/** A name that is also valid in an image within a design. */
const TOKEN_NAME = /^[\w-]{1,64}$/u;

/** The ids of the objects that each token colors, by `tokenKey`. */
export function usersByToken(
  objects: readonly DesignObject[],
): ReadonlyMap<string, readonly string[]> {
  const users = new Map<string, string[]>();
  for (const object of objectsIn(objects)) {
    for (const use of tokensUsedBy(object)) {
      const known = users.get(tokenKey(use));
      if (known === undefined) users.set(tokenKey(use), [object.id]);
      else known.push(object.id);
    }
  }
  return users;
}

/** Whether a token of this group may have this name: letters, digits, `-` and `_`, and unique. */
export function isFreeTokenName(design: DesignDocument, group: TokenGroup, name: string): boolean {
  return TOKEN_NAME.test(name) && !Object.hasOwn(design.schemes[0].tokens[group], name);
}

/** The design with a renamed token; its position stays. */
export function withRenamedToken(
  design: DesignDocument,
  { group, token }: TokenUse,
  name: Token,
): DesignDocument {
  const renamed = withTokens(design, (use) => (isUse(use, group, token) ? name : use.token));
  return withColors(renamed, group, (colors) =>
    colors.map(([key, color]) => [key === token ? name : key, color]),
  );
}

/** The design with `token` replaced by `into` and removed. */
export function withMergedToken(
  design: DesignDocument,
  { group, token }: TokenUse,
  into: Token,
): DesignDocument {
  const merged = withTokens(design, (use) => (isUse(use, group, token) ? into : use.token));
  return withColors(merged, group, (colors) => colors.filter(([key]) => key !== token));
}

/** The design in which these objects use a new token in place of `token`, at first with the same color. */
export function withSplitToken(
  design: DesignDocument,
  { group, token }: TokenUse,
  objectIds: readonly string[],
): DesignDocument {
  const own = freeTokenName(design, group);
  const split = withTokens(design, (use, { id }) =>
    isUse(use, group, token) && objectIds.includes(id) ? own : use.token,
  );
  return withColors(split, group, (colors) =>
    colors.flatMap(([key, color]) =>
      (key === token ? [key, own] : [key]).map((name) => [name, color] as const),
    ),
  );
}

function freeTokenName(design: DesignDocument, group: TokenGroup): Token {
  const prefix = group.toUpperCase();
  for (let number = 1; ; number += 1) {
    if (isFreeTokenName(design, group, `${prefix}${number}`)) return `${prefix}${number}`;
  }
}

function isUse(use: TokenUse, group: TokenGroup, token: Token): boolean {
  return use.group === group && use.token === token;
}

type Colors = readonly (readonly [token: Token, color: Hex])[];

function withColors(
  design: DesignDocument,
  group: TokenGroup,
  change: (colors: Colors) => Colors,
): DesignDocument {
  const changed = ({ name, tokens }: Scheme): Scheme => {
    const colors = Object.fromEntries(change(Object.entries(tokens[group])));
    return { name, tokens: { ...tokens, [group]: colors } };
  };
  const [first, ...others] = design.schemes;
  return { ...design, schemes: [changed(first), ...others.map(changed)] };
}
