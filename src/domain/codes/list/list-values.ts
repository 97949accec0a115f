/** What spreadsheets and copied text leave in a value (SER-03). */

/** Returns a value without `="…"`, by which a formula keeps a number as text. */
export function withoutFormula(value: string): string {
  const [, inner] = /^=\s*"([^"]*)"$/u.exec(value) ?? [];
  return inner?.trim() ?? value;
}

/** Returns a code without the signs that a spreadsheet needs to keep it as text: `="000417"`, `'000419`, `"000421"`. */
export function withoutGuard(value: string): string {
  const [, quoted, rest] = /^=?\s*"([^"]*)"$|^'(.+)$/su.exec(value) ?? [];
  const inner = (quoted ?? rest)?.trim();
  return inner === undefined ? value : withoutGuard(inner);
}

/**
 * Whether a spreadsheet lost a cell's value: it wrote a long number in short (`9.50111E+12`), could not compute it (`#N/A`,
 * `#REF!`, in Spanish `#¡REF!`, in LibreOffice `Err:502`), or had no room for it (`#####`).
 */
export function isDamagedCode(value: string): boolean {
  return (
    /^[+-]?(?:\d+(?:[.,]\d*)?e[+-]\d{1,3}|\d+[.,]\d+e\d{1,3})$/iu.test(value) ||
    /^(?:#(?:N\/?[ADV]|[¡¿]?\p{Lu}[\p{Lu}/0]*[!?]|#+)|Err:\d{3})$/u.test(value)
  );
}

/** Whether a column of this name has the codes. */
export function isCodeName(name: string): boolean {
  return /^(?:bar)?codes?$|^(?:coupon )?code$|^c[oó]digo(?: de barras)?$/iu.test(name);
}
