/** Whether this build can draw a stored design. */
import {
  DESIGN_DOCUMENT_VERSION,
  type DesignDocument,
  type DesignObject,
} from './design-document.ts';
import { schemesMatch } from './schemes.ts';
import * as designWords from '../../words/domain/design.gen.ts';

/** This product cannot draw the document; the message names the first places. */
export class DesignUnreadable extends Error {
  override readonly name = 'DesignUnreadable';
}

/**
 * Throws `DesignUnreadable` for a design of a newer version, or with parts that this build does not know. The services
 * already checked the whole schema before storing it; checking it here would add 43 kB to a first screen.
 */
export function requireKnownDesign({ version, schemes, data }: DesignDocument): void {
  if (version > DESIGN_DOCUMENT_VERSION)
    throw new DesignUnreadable(`version ${version} is newer than ${DESIGN_DOCUMENT_VERSION}`);
  if (!data.objects.every(isKnown)) throw new DesignUnreadable('an object is of an unknown kind');
  if (!schemesMatch(schemes)) throw new DesignUnreadable(designWords.schemeTokenMismatch());
}

const KINDS: Readonly<Record<DesignObject['kind'], true>> = {
  path: true,
  text: true,
  image: true,
  group: true,
  raster: true,
};

function isKnown(object: DesignObject): boolean {
  return object.kind in KINDS && (object.kind !== 'group' || object.objects.every(isKnown));
}
