/** Rules for a stored design document beyond its schema in the contract (ADMT-04). */
import type { Size } from '../../src/domain/constants.ts';
import type {
  DesignDocument,
  DesignObject,
  Gradient,
} from '../../src/domain/design/design-document.ts';
import type { FieldFailure } from '../../src/domain/failures.ts';
import { rasterTokensOf } from '../../src/domain/design/raster-tokens.ts';
import { schemesMatch } from '../../src/domain/design/schemes.ts';
import * as adminWords from '../../src/words/admin.gen.ts';
import * as problemWords from '../../src/words/server/problems.gen.ts';
import * as designWords from '../../src/words/domain/design.gen.ts';

/** Returns every fault; `pointer` is the design's place in the request, `size` its required size (null: any size). */
export function designFaults(
  design: DesignDocument,
  pointer: string,
  size: Size | null = null,
): readonly FieldFailure[] {
  const faults: FieldFailure[] = [];
  const refuse = (place: string, detail: string) =>
    void faults.push({ pointer: `${pointer}${place}`, detail });
  if (!schemesMatch(design.schemes) || !hasAllTokens(design))
    refuse('/schemes', designWords.schemeTokenMismatch());
  if (new Set(design.schemes.map(({ name }) => name)).size < design.schemes.length)
    refuse('/schemes', adminWords.eachSchemeNeedsAName());
  const { width, height } = design.data;
  if (size !== null && (width !== size.width || height !== size.height))
    refuse('/data', problemWords.designSize(size));
  return faults;
}

/** Returns whether each token that colors something has a color. */
function hasAllTokens({ schemes: [{ tokens }], data }: DesignDocument): boolean {
  return data.objects.every((object) => isColored(object, tokens));
}

function isColored(object: DesignObject, tokens: DesignDocument['schemes'][0]['tokens']): boolean {
  const { fill, stroke, text } = object.tokens;
  const isKnown = (token: string | null, group: object): boolean =>
    token === null || Object.hasOwn(group, token);
  if (!isKnown(fill, tokens.fill) || !isKnown(stroke, tokens.stroke) || !isKnown(text, tokens.text))
    return false;
  if (object.kind === 'raster')
    return rasterTokensOf(object.source).every(({ group, token }) => isKnown(token, tokens[group]));
  if (object.kind === 'group') return object.objects.every((inner) => isColored(inner, tokens));
  if (object.kind !== 'path') return true;
  return (
    stopsOf(object.fillGradient).every((token) => isKnown(token, tokens.fill)) &&
    stopsOf(object.strokeGradient).every((token) => isKnown(token, tokens.stroke))
  );
}

function stopsOf(gradient: Gradient | null): readonly string[] {
  return gradient === null ? [] : gradient.stops.map(({ token }) => token);
}
