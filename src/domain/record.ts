/** Whether an unknown value is an object with fields: no list, and not null. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What JSON says, such as a browser stored it; null if it is missing or invalid. */
export function parsedJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** The record's own value under an untrusted name; undefined for properties that every object inherits. */
export function ownValue<Value>(record: Readonly<Record<string, Value>>, name: string) {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
