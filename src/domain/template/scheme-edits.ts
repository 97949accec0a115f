/** Adds, copies, renames, removes and recolors the schemes of a design (ADMT-04). */
import type { DesignDocument, Hex, Scheme } from '../design/design-document.ts';
import { schemeNameAt } from '../design/scheme-names.ts';
import { requiredTextIssue } from '../plain-text.ts';
import { TOKEN_GROUPS, type TokenUse } from '../design/token-uses.ts';
import type { TemplateDraft } from './template-draft.ts';

/** The limits of a design document: its schemes, and their names' length. */
export const MOST_SCHEMES = 50;
export const SCHEME_NAME_MAX = 128;

/** The design with a copy of a scheme at the end. */
export function withCopiedScheme(design: DesignDocument, index: number): DesignDocument {
  const copied = design.schemes[index] ?? design.schemes[0];
  const scheme = { ...copied, name: freeSchemeName(design) };
  return { ...design, schemes: [...design.schemes, scheme] };
}

/** Whether the scheme may have this name: it must be unique. */
export function isFreeSchemeName(design: DesignDocument, index: number, name: string): boolean {
  if (requiredTextIssue(name) !== null || name.length > SCHEME_NAME_MAX) return false;
  return design.schemes.every((scheme, other) => other === index || scheme.name !== name);
}

export function withRenamedScheme(
  design: DesignDocument,
  index: number,
  name: string,
): DesignDocument {
  return withScheme(design, index, (scheme) => ({ ...scheme, name }));
}

/** The design without a scheme; the only scheme stays. */
export function withoutScheme(design: DesignDocument, index: number): DesignDocument {
  const [first, ...others] = design.schemes.filter((_, other) => other !== index);
  return first === undefined ? design : { ...design, schemes: [first, ...others] };
}

/** The draft's image for a changed strip: drawn in the renamed scheme, or in the first one if its scheme is gone. */
export function imageAfter(
  { image, strip }: TemplateDraft,
  { schemes }: DesignDocument,
): TemplateDraft['image'] {
  if (image?.kind !== 'drawn' || schemes.some(({ name }) => name === image.scheme)) return image;
  const before: readonly Scheme[] = strip?.design.schemes ?? [];
  const index = before.findIndex(({ name }) => name === image.scheme);
  const renamed = before.length === schemes.length ? schemes[index] : undefined;
  return { ...image, scheme: (renamed ?? schemes[0]).name };
}

/** The design with another color for a token of one scheme. */
export function withColor(
  design: DesignDocument,
  index: number,
  { group, token }: TokenUse,
  color: Hex,
): DesignDocument {
  return withScheme(design, index, ({ name, tokens }) => ({
    name,
    tokens: { ...tokens, [group]: { ...tokens[group], [token]: color } },
  }));
}

/** The tokens that each scheme lacks and another has. */
export function missingTokensOf(
  schemes: readonly Scheme[],
): ReadonlyMap<string, readonly string[]> {
  const missing = new Map<string, readonly string[]>();
  for (const { name, tokens } of schemes) {
    const lacking = TOKEN_GROUPS.flatMap((group) => {
      const all = new Set(schemes.flatMap((scheme) => Object.keys(scheme.tokens[group])));
      return [...all].filter((token) => !Object.hasOwn(tokens[group], token));
    });
    if (lacking.length > 0) missing.set(name, lacking);
  }
  return missing;
}

function withScheme(
  design: DesignDocument,
  index: number,
  change: (scheme: Scheme) => Scheme,
): DesignDocument {
  const [first, ...others] = design.schemes.map((scheme, other) =>
    other === index ? change(scheme) : scheme,
  );
  return first === undefined ? design : { ...design, schemes: [first, ...others] };
}

function freeSchemeName({ schemes }: DesignDocument): string {
  const names = new Set(schemes.map(({ name }) => name));
  for (let index = schemes.length; ; index += 1) {
    if (!names.has(schemeNameAt(index))) return schemeNameAt(index);
  }
}
