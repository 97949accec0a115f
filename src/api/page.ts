/** Paged lists: the body has the items, headers have the totals (API-02). */
import type { WithHeaders } from './client.ts';

export interface Page<Item> {
  readonly items: readonly Item[];
  /** Of all pages. */
  readonly total: number;
  /** From 0. */
  readonly page: number;
  readonly size: number;
}

/** Returns the page of a response; throws if its headers are missing. */
export function pageFrom<Item>({ data, headers }: WithHeaders<readonly Item[]>): Page<Item> {
  return {
    items: data,
    total: numberOf(headers, 'X-Total-Count'),
    page: numberOf(headers, 'X-Page'),
    size: numberOf(headers, 'X-Page-Size'),
  };
}

/** The number of the page after the last loaded one; undefined after the last page. */
export function nextPage<Item>(last: Page<Item>): number | undefined {
  return (last.page + 1) * last.size < last.total ? last.page + 1 : undefined;
}

/** Reads a list page by page. */
export async function everyItem<Item>(load: (page: number) => Promise<Page<Item>>) {
  const all: Item[] = [];
  for (let page = 0; ; page += 1) {
    const { items, total } = await load(page);
    all.push(...items);
    if (items.length === 0 || all.length >= total) return all;
  }
}

function numberOf(headers: Headers, name: string): number {
  const value = headers.get(name);
  if (value === null || !/^\d+$/.test(value))
    throw new Error(`The services sent no usable ${name} header.`);
  return Number(value);
}
