import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Breakpoint, upTo as queryUpTo } from '../../../src/ui/theme/breakpoints.ts';
import { openTearline, template, upTo } from '../support/tearline.tsx';

test('[SHELL-11] catalogue and menu change at the listed breakpoints, each inclusive', async () => {
  await openTearline('/', { templates: upTo(4).map((number) => template(number)) });
  await expect.element(page.getByRole('heading', { name: 'Design 4' })).toBeVisible();
  const tiles = page.getByRole('region', { name: 'Designs' }).getByRole('list').last();
  const menu = page.getByRole('button', { name: 'Menu' });
  const row = () => tiles.element().querySelector('[data-index]');
  const looks = () => [columnsOf(row()), menu.elements().length === 1];

  for (const [breakpoint, at, above] of [
    ['phone', [1, true], [2, false]],
    ['medium', [2, false], [3, false]],
  ] as const) {
    await page.viewport(widthOf(breakpoint), 900);
    await expect.poll(looks).toEqual(at);
    await page.viewport(widthOf(breakpoint) + 1, 900);
    await expect.poll(looks).toEqual(above);
  }
});

/** The width in the breakpoint's media query, px. */
function widthOf(breakpoint: Breakpoint): number {
  return Number(/\d+/.exec(queryUpTo(breakpoint))?.[0]);
}

function columnsOf(grid: Element | null | undefined): number {
  return tracksOf(grid).length;
}

function tracksOf(grid: Element | null | undefined): readonly string[] {
  return grid ? getComputedStyle(grid).gridTemplateColumns.split(' ') : [];
}
