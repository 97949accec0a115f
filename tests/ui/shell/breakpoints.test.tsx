import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Breakpoint, upTo as queryUpTo } from '../../../src/ui/theme/breakpoints.ts';
import { openTearline, template, upTo } from '../support/tearline.tsx';
import { expectStep, fillInDetails, openWizard, press } from '../support/wizard-bench.tsx';

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

test('[SHELL-11, WIZ-15] wizard and preview change at the listed breakpoints @long', async () => {
  await page.viewport(1440, 900);
  await openWizard();
  await expectStep('Step 1: Add brand logo');
  // A step that is longer than the window moves nothing sideways.
  expect(getComputedStyle(document.documentElement).overflowY).toBe('scroll');
  const panes = page.getByRole('tablist', { name: 'Design or preview' });
  expect(await atAndAbove('narrow', () => panes.elements().length)).toEqual([1, 0]);
  const words = page.getByText('Next step', { exact: true });
  expect(await atAndAbove('previewSmall', () => words.elements().length)).toEqual([1, 1]);

  await page.viewport(1440, 900);
  await fillInDetails();
  await press('Preview design');
  const dialog = page.getByRole('dialog', { name: 'Your Apple coupon' });
  await expect.element(dialog).toBeVisible();
  const arrow = dialog.getByRole('button', { name: 'Previous preview' });
  const stage = () => arrow.element().parentElement;
  const proof = () => stage()?.parentElement?.parentElement?.parentElement;
  expect(await atAndAbove('previewWide', () => columnsOf(proof()))).toEqual([1, 3]);
  expect(await atAndAbove('previewNarrow', () => firstColumnOf(stage()))).toEqual(['44px', '64px']);
});

/** The results at a width and 1 px above it. */
async function atAndAbove<Look>(breakpoint: Breakpoint, look: () => Look) {
  const width = widthOf(breakpoint);
  await page.viewport(width, 900);
  const at = look();
  await page.viewport(width + 1, 900);
  return [at, look()];
}

/** The width in the breakpoint's media query, px. */
function widthOf(breakpoint: Breakpoint): number {
  return Number(/\d+/.exec(queryUpTo(breakpoint))?.[0]);
}

function columnsOf(grid: Element | null | undefined): number {
  return tracksOf(grid).length;
}

function firstColumnOf(grid: Element | null | undefined): string {
  return tracksOf(grid)[0] ?? '';
}

function tracksOf(grid: Element | null | undefined): readonly string[] {
  return grid ? getComputedStyle(grid).gridTemplateColumns.split(' ') : [];
}
