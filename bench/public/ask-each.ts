import { openLine, type Line } from './line.ts';

/** Requests each address once, in order, eight at a time; returns the number of answers by status. */
export async function askEach(
  port: number,
  requests: readonly string[],
): Promise<Readonly<Record<string, number>>> {
  const left = requests.toReversed();
  const statuses: Record<string, number> = {};
  const done = Promise.withResolvers<void>();
  let open = 0;
  const next = (line: Line): void => {
    const request = left.pop();
    if (request !== undefined) return line.ask(request, 0);
    line.close();
    open -= 1;
    if (open === 0) done.resolve();
    return undefined;
  };
  const answered = (line: Line, status: string): void => {
    statuses[status] = (statuses[status] ?? 0) + 1;
    next(line);
  };
  const lines = await Promise.all(Array.from({ length: 8 }, () => openLine(port, answered)));
  open = lines.length;
  for (const line of lines) next(line);
  await done.promise;
  return statuses;
}
