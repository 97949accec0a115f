/** What spreadsheets and copied text leave in a value (SER-03). */

/** Returns a value without `="…"` or `=T("…")`, by which a formula keeps a number as text. */
export function withoutFormula(value: string): string {
  const [, , inner] = /^=\s*(?:T\(\s*)?(""?)([^"]*)\1\s*\)?$/iu.exec(value) ?? [];
  return inner?.trim() ?? value;
}

/** Returns a code without the signs that keep it as text: `="000417"`, `=000418`, `'000419`, `'000420'`, `"000421"`. */
export function withoutGuard(value: string): string {
  const bare = withoutFormula(value);
  const [, quoted, rest, plain] = /^"([^"]*)"$|^'(.+?)'?$|^=\s*([\p{L}\d._-]+)$/su.exec(bare) ?? [];
  const inner = (quoted ?? rest ?? plain)?.trim();
  return inner === undefined ? bare : withoutGuard(inner);
}

/**
 * Whether a spreadsheet lost a cell's value: it wrote a long number in short (`9.50111E+12`), could not compute it (`#N/A`,
 * `#REF!`, in Spanish `#¡REF!`, in LibreOffice `Err:502`), had no room for it (`#####`), or left the formula (`=A2&B2`).
 */
export function isDamagedCode(value: string): boolean {
  return (
    value.startsWith('=') ||
    /^[+-]?(?:\d+(?:[.,]\d*)?e[+-]\d{1,3}|\d+[.,]\d+e\d{1,3})$/iu.test(value) ||
    /^(?:#(?:N\/?[ADV]|[¡¿]?\p{Lu}[\p{Lu}/0]*[!?]|#+)|Err:\d{3})$/u.test(value)
  );
}

/** Whether a column of this name has the codes. */
export function isCodeName(name: string): boolean {
  return /^(?:bar)?codes?$|^(?:coupon )?code$|^c[oó]digo(?: de barras)?$/iu.test(name);
}

/** Returns the column that is named as codes are, a plain "code" before a "voucher code"; -1 if none is. */
export function codeColumnOf(names: readonly string[]): number {
  const plain = names.findIndex(isCodeName);
  return plain === -1 ? names.findIndex(isKindOfCode) : plain;
}

const KIND_OF_CODE =
  /(?:codes?|\b(?:ean|gtin|upc) ?\d*|\bupc [ae])(?: (?:number|value|n[or]\.?))?$|\bc[oó]digos?\b/iu;
/** What also has codes: places, telephones, money, languages. */
const OTHER_CODE =
  /zip|post|countr|pa[ií]s|[aá]rea|regi[oó]n|\bstate|estado|\bcity|ciudad|provinc|dial|phone|tel[eé]f|currenc|moneda|languag|idioma|l[aä]nder/iu;

/** "Voucher code", "discount_code", "EAN-13", "código del cupón"; not "zip code" or "código postal". */
function isKindOfCode(name: string): boolean {
  const words = name.replaceAll(/[_-]+|(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
  return KIND_OF_CODE.test(words) && !OTHER_CODE.test(words);
}
