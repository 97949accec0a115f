/** Stands for @xmldom/xmldom in what browsers load: Pixi's worker adapter names it for bitmap fonts, which no design has. */
export class DOMParser {
  parseFromString(): never {
    throw new Error('No XML is read in a worker.');
  }
}
