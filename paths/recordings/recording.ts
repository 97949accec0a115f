/** A recording made at `/dev/paths`, as the file that `--run --from FILE` replays (QA-05). */

/** A part of the page as a person names it; `nth` counts from 0 among parts with the same role and name. */
export interface Part {
  readonly role: string;
  readonly name: string;
  readonly nth: number;
}

/** An action on a part. */
export type Deed =
  | { readonly do: 'press'; readonly part: Part }
  | { readonly do: 'type'; readonly part: Part; readonly text: string }
  /** An option of a native list, by its text. */
  | { readonly do: 'choose'; readonly part: Part; readonly option: string }
  | { readonly do: 'key'; readonly key: string };

export interface RecordedStep {
  readonly deed: Deed;
  /** The states of the page's machines afterwards, by machine: `['working.filling.logo.choice']`. */
  readonly machines: Readonly<Record<string, readonly string[]>>;
  /** The topmost heading afterwards; null if there was none. */
  readonly heading: string | null;
}

export interface Recording {
  readonly version: 1;
  readonly kind: 'recorded path';
  readonly name: string;
  /** Path and query of the first page. */
  readonly begins: string;
  /** The e-mail address of the signed-in user; null for a visitor. */
  readonly account: string | null;
  readonly steps: readonly RecordedStep[];
}

/** `presses the button “Next”` */
export function wordsOf(deed: Deed): string {
  if (deed.do === 'key') return `presses ${deed.key}`;
  const part = `the ${deed.part.role} “${deed.part.name}”${deed.part.nth === 0 ? '' : `, number ${deed.part.nth + 1}`}`;
  if (deed.do === 'type') return `types “${deed.text}” into ${part}`;
  if (deed.do === 'choose') return `chooses “${deed.option}” in ${part}`;
  return `presses ${part}`;
}

/** A file name: `two-rolls.path.json`. */
export function fileNameOf(name: string): string {
  const slug = name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  return `${slug === '' ? 'recorded' : slug}.path.json`;
}

/** Returns null if a value is not a recording of this version. */
export function recordingOf(value: unknown): Recording | null {
  if (typeof value !== 'object' || value === null) return null;
  if (Reflect.get(value, 'kind') !== 'recorded path' || Reflect.get(value, 'version') !== 1)
    return null;
  return Array.isArray(Reflect.get(value, 'steps')) ? (value as Recording) : null;
}
