/** Replaces @xmldom/xmldom in browser builds: Pixi's worker adapter imports it for bitmap fonts, which no design has. */
export class DOMParser {
  parseFromString(): never {
    throw new Error('No XML is read in a worker.');
  }
}
