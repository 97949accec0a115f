/** What tests write to the console as an error or a warning; files of a worker share this module. */
const complaints: string[] = [];
/**
 * A screen shows these: failures whose writing the application's own root leaves out (`caught-errors.ts`), and the
 * report of a refused drawing. The browser says the last when a list is measured while it scrolls.
 */
const EXPECTED =
  /^(ServiceFailure|TemplateNotFound|ProjectNotFound|DesignUnreadable): |^[\w.-]+\.svg: |^Error: ResizeObserver loop/u;

for (const level of ['error', 'warn'] as const) {
  const write = console[level];
  console[level] = (...words: unknown[]) => {
    const text = words.map(String).join(' ');
    if (!EXPECTED.test(text)) complaints.push(text);
    write(...words);
  };
}

/** Returns what was written since the last call. */
export function takeComplaints(): readonly string[] {
  return complaints.splice(0);
}
