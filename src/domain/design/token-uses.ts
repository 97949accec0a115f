/** Where a design uses its schemes' tokens: finds the uses and changes all of them at once (ADMT-02). */
import type {
  DesignDocument,
  DesignObject,
  Gradient,
  GradientStop,
  ObjectTokens,
  SchemeTokens,
  Token,
} from './design-document.ts';
import { colorVariable, rasterTokensOf } from './raster-tokens.ts';

export type TokenGroup = keyof SchemeTokens;

export const TOKEN_GROUPS: readonly TokenGroup[] = ['fill', 'stroke', 'text'];

export interface TokenUse {
  readonly group: TokenGroup;
  readonly token: Token;
}

/** Every token that colors this object itself, without duplicates; the contents of a group are not included. */
export function tokensUsedBy(object: DesignObject): readonly TokenUse[] {
  const own = TOKEN_GROUPS.flatMap((group) => useOf(group, object.tokens[group]));
  return distinct([...own, ...moreUsesOf(object)]);
}

/** Names a token among those of all groups. */
export function tokenKey({ group, token }: TokenUse): string {
  return `${group} ${token}`;
}

function distinct(uses: readonly TokenUse[]): readonly TokenUse[] {
  return [...new Map(uses.map((use) => [tokenKey(use), use])).values()];
}

/** Every object from bottom to top; the contents of a group follow the group. */
export function objectsIn(objects: readonly DesignObject[]): readonly DesignObject[] {
  return objects.flatMap((object) =>
    object.kind === 'group' ? [object, ...objectsIn(object.objects)] : [object],
  );
}

/** Tokens in use that have no color in the first scheme. */
export function uncoloredTokensOf({ schemes, data }: DesignDocument): readonly TokenUse[] {
  const [{ tokens }] = schemes;
  const uses = objectsIn(data.objects).flatMap(tokensUsedBy);
  return distinct(uses.filter(({ group, token }) => !Object.hasOwn(tokens[group], token)));
}

/** The design with each token replaced by the result of `exchange`. */
export function withTokens(design: DesignDocument, exchange: Exchange): DesignDocument {
  const objects = design.data.objects.map((object) => exchanged(object, exchange));
  return { ...design, data: { ...design.data, objects } };
}

type Exchange = (use: TokenUse, object: DesignObject) => Token;

function exchanged(object: DesignObject, exchange: Exchange): DesignObject {
  const next = (group: TokenGroup, token: Token) => exchange({ group, token }, object);
  const tokens: ObjectTokens = {
    fill: object.tokens.fill === null ? null : next('fill', object.tokens.fill),
    stroke: object.tokens.stroke === null ? null : next('stroke', object.tokens.stroke),
    text: object.tokens.text === null ? null : next('text', object.tokens.text),
  };
  switch (object.kind) {
    case 'path':
      return {
        ...object,
        tokens,
        fillGradient: gradientWith(object.fillGradient, (token) => next('fill', token)),
        strokeGradient: gradientWith(object.strokeGradient, (token) => next('stroke', token)),
      };
    case 'group':
      return {
        ...object,
        tokens,
        objects: object.objects.map((inner) => exchanged(inner, exchange)),
      };
    case 'raster':
      return { ...object, tokens, source: rasterWith(object.source, next) };
    case 'text':
    case 'image':
      return { ...object, tokens };
  }
}

function gradientWith(gradient: Gradient | null, next: (token: Token) => Token): Gradient | null {
  if (gradient === null) return null;
  const stops = gradient.stops.map((stop): GradientStop => ({ ...stop, token: next(stop.token) }));
  return { ...gradient, stops };
}

function rasterWith(source: string, next: (group: TokenGroup, token: Token) => Token): string {
  return source.replaceAll(
    /var\(--(fill|stroke)-([\w-]+)\)/gu,
    (_all, group: 'fill' | 'stroke', token: string) =>
      `var(${colorVariable({ group, token: next(group, token) })})`,
  );
}

function moreUsesOf(object: DesignObject): readonly TokenUse[] {
  if (object.kind === 'raster') return rasterTokensOf(object.source);
  if (object.kind !== 'path') return [];
  return [
    ...(object.fillGradient?.stops ?? []).flatMap(({ token }) => useOf('fill', token)),
    ...(object.strokeGradient?.stops ?? []).flatMap(({ token }) => useOf('stroke', token)),
  ];
}

function useOf(group: TokenGroup, token: Token | null): readonly TokenUse[] {
  return token === null ? [] : [{ group, token }];
}
