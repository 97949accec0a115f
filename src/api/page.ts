/** Paged lists: the items come in the body, the totals in headers (API-02). */

export interface Page<Item> {
  readonly items: readonly Item[];
  /** Of all pages together. */
  readonly total: number;
  /** From 0. */
  readonly page: number;
  readonly size: number;
}

/** Returns the page of an answer; throws where its headers are missing. */
export function pageFrom<Item>(items: readonly Item[], headers: Headers): Page<Item> {
  return {
    items,
    total: numberOf(headers, 'X-Total-Count'),
    page: numberOf(headers, 'X-Page'),
    size: numberOf(headers, 'X-Page-Size'),
  };
}

/** The number of the page after the last one loaded; undefined when all are there. */
export function nextPage<Item>(last: Page<Item>): number | undefined {
  return (last.page + 1) * last.size < last.total ? last.page + 1 : undefined;
}

function numberOf(headers: Headers, name: string): number {
  const value = headers.get(name);
  if (value === null || !/^\d+$/.test(value))
    throw new Error(`The services sent no usable ${name} header.`);
  return Number(value);
}
