import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright';

/**
 * Returns what axe finds in a page. A document gets axe's half megabyte of script once, however often it is looked at,
 * and its style sheets, which only experimental rules read, are not requested again.
 */
export async function violationsOn(
  page: Page,
  options: RunOptions,
  exclude: readonly string[] = [],
) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  // What axe found in order would be listed node by node, with a selector each.
  const quick: RunOptions = { resultTypes: ['violations'], preload: false, ...options };
  return page.evaluate(runInPage, { exclude: [...exclude], options: quick });
}

async function runInPage({ exclude, options }: { exclude: string[]; options: RunOptions }) {
  const { axe: engine } = globalThis as unknown as { readonly axe: typeof axe };
  const { violations } = await engine.run({ include: [document], exclude }, options);
  return violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ html, any }) => ({ html, any: any.map(({ message }) => ({ message })) })),
  }));
}
