/** Text that is HTML already. All other text is escaped when it is inserted. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export type Part = string | number | Markup | readonly Part[] | null | false;

/** Builds HTML. Inserted values are escaped unless they are `Markup`. */
export function markup(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(
    strings
      .map((string, index) => string + (index < parts.length ? written(parts[index] ?? null) : ''))
      .join(''),
  );
}

function written(part: Part): string {
  if (part === null || part === false) return '';
  if (part instanceof Markup) return part.text;
  if (typeof part === 'object') return part.map(written).join('');
  return typeof part === 'string' ? escaped(part) : String(part);
}

/** Escapes text for HTML and XML. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
