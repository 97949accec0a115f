/**
 * Whether two pieces of plain data say the same. Unlike a comparison of their JSON this costs nothing for what is
 * shared, such as the half megabyte of an embedded photo that every edit carries along.
 */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isData(one) || !isData(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => key in other && isSame(one[key], other[key]))
  );
}

function isData(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
