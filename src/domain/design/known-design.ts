/** Whether this build can draw a design that the services hold. */
import {
  DESIGN_DOCUMENT_VERSION,
  type DesignDocument,
  type DesignObject,
} from './design-document.ts';
import { SCHEME_TOKEN_MISMATCH, schemesMatch } from './schemes.ts';

/** The document is none that this product can draw; the message names the first places. */
export class DesignUnreadable extends Error {
  override readonly name = 'DesignUnreadable';
}

/**
 * Throws `DesignUnreadable` for a design of a newer version than this build's, or with parts it has no name for. The
 * services have held it against the whole schema before they stored it, which here would be 43 kB before a first screen.
 */
export function requireKnownDesign({ version, schemes, data }: DesignDocument): void {
  if (version > DESIGN_DOCUMENT_VERSION)
    throw new DesignUnreadable(`version ${version} is newer than ${DESIGN_DOCUMENT_VERSION}`);
  if (!data.objects.every(isKnown)) throw new DesignUnreadable('an object is of an unknown kind');
  if (!schemesMatch(schemes)) throw new DesignUnreadable(SCHEME_TOKEN_MISMATCH);
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
