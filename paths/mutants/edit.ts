export type Key = string | number;

/** One change of a machine's configuration: the value at this place is negated, left out or replaced. */
export interface Edit {
  readonly at: readonly Key[];
  readonly kind: 'negate' | 'drop' | 'replace';
  readonly to?: string;
}

/** Returns a changed copy of a configuration. It runs in the page as well, and knows nothing beyond itself. */
export function applyEdit(
  config: object,
  { at, kind, to }: Edit,
  not: (guard: unknown) => unknown,
): object {
  const [key, ...rest] = at as readonly [Key, ...Key[]];
  const copy: object = Array.isArray(config) ? Array.from<unknown>(config) : { ...config };
  const value: unknown = Reflect.get(config, key);
  if (rest.length > 0)
    Reflect.set(copy, key, applyEdit(value as object, { at: rest, kind, ...(to && { to }) }, not));
  else if (kind === 'negate') Reflect.set(copy, key, not(value));
  else if (kind === 'replace') Reflect.set(copy, key, to);
  else if (Array.isArray(copy)) copy.splice(Number(key), 1);
  else Reflect.deleteProperty(copy, key);
  return copy;
}
