import { expect, type Page } from '@playwright/test';
import { collectFaults } from './support/faults.ts';
import { button, handOn } from './support/hand.ts';
import { keysOf, type Keys } from './support/keys.ts';
import { test } from './product.ts';
import { openAs } from './support/session.ts';

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1125 432">
  <rect width="1125" height="432" fill="#1F4FBF"/>
  <circle cx="900" cy="216" r="120" fill="#F7C948" stroke="#16213A" stroke-width="8"/>
  <defs><rect id="tick" width="24" height="24"/></defs><use href="#tick" x="640" y="40" style="fill:#C8321F"/>
  <text x="80" y="240" font-family="Lato" font-weight="900" font-size="110" fill="#FFFFFF">One more</text>
</svg>`;

test('[ADMT-02, ADMT-10, BROWSE-07] an SVG becomes a template, with which a marketer begins a coupon', async ({
  browser,
  page,
  product,
}) => {
  await openAs(page, 'administrator', `${product.url}/search`);
  await makeTemplate(page, 'One more tea');
  const marketer = await (await browser.newContext()).newPage();
  await openAs(marketer, 'marketer', `${product.url}/search`);
  await handOn(marketer, product.url).pickTemplate('One more tea');
  await marketer.context().close();
});

test('[ADMT-01, ADMT-03, ADMT-04, ADMT-07, ADMK-01, BROWSE-07, SHELL-18] templates and keywords are made, changed and deleted by keyboard alone, without console messages @long', async ({
  page,
  product,
}) => {
  const faults = await collectFaults(page);
  const keys = keysOf(page);
  await openAs(page, 'administrator', `${product.url}/search`);
  await keys.enter(page.getByRole('link', { name: 'Create template' }));
  await expect(page.getByRole('heading', { level: 1, name: 'New template' })).toBeFocused();
  await keys.choose(button(page, 'Choose an SVG'), fileOf(SVG));
  await expect(page.getByText('1 scheme', { exact: true })).toBeVisible();
  await expect(button(page, 'Choose an SVG')).toBeFocused();
  await keys.type(page.getByLabel('Title'), 'By keys');
  await keys.type(page.getByLabel('Description'), 'Without a mouse');

  await editTokens(page, keys);
  await editSchemes(page, keys);
  await withdraw(page, keys);
  await deleteTemplate(page, keys);
  await makeKeyword(page, keys);
  expect([...keys.unseen, ...faults]).toEqual([]);
});

/** Renames a token, then merges it into another one. */
async function editTokens(page: Page, keys: Keys): Promise<void> {
  await keys.reach(page.getByRole('tab', { name: 'Fields' }), 'Shift+Tab');
  await keys.press('ArrowRight');
  await keys.enter(button(page, 'Rename, merge or split FILL2'));
  await keys.type(page.getByRole('textbox', { name: 'Name' }), 'COIN');
  await keys.press('Enter');
  await expect(button(page, 'Rename, merge or split COIN')).toBeFocused();
  await keys.press('Enter');
  await keys.reach(page.getByLabel('Merge into'));
  await keys.press('ArrowDown');
  await expect(page.getByLabel('Color of COIN')).toBeVisible();
  await keys.enter(button(page, 'Merge'));
  await expect(page.getByLabel('Color of COIN')).toHaveCount(0);
}

/** Uses the panes' divider, copies and deletes a scheme, and breaks and fixes the source. */
async function editSchemes(page: Page, keys: Keys): Promise<void> {
  const grip = page.getByRole('separator', { name: 'Width of source and fields' });
  await keys.reach(grip);
  await keys.press('End', 'ArrowLeft');
  await expect(grip).toHaveAttribute('aria-valuenow', '696');
  await keys.press('Home');
  await keys.enter(button(page, 'Add scheme'));
  await openMenu(page, keys, 'Scheme 2: actions');
  await keys.press('ArrowDown', 'Enter');
  await openMenu(page, keys, 'Scheme 3: actions');
  await keys.press('End', 'Enter');
  await expect(button(page, 'Scheme 2: actions')).toBeFocused();

  const source = page.getByRole('textbox', { name: 'Editor source' });
  await keys.reach(source);
  await keys.press('x', 'Tab');
  await expect(button(page, 'Line 1')).toBeFocused();
  await keys.press('Enter');
  await expect(source).toBeFocused();
  await keys.press('Control+z', 'Control+s');
  await expect(page).toHaveURL(/\/template\/edit\/[0-9a-f-]{36}$/);
}

/** A menu gets focus a frame after it opens; earlier keys would go to its button. */
async function openMenu(page: Page, keys: Keys, name: string): Promise<void> {
  await keys.enter(button(page, name));
  await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeFocused();
}

/** An inactive template's picture is only for administrators; the list requests its first pictures before the application does. */
async function withdraw(page: Page, keys: Keys): Promise<void> {
  await expect(page.getByText('2 schemes, same tokens')).toBeVisible();
  await keys.enter(page.getByRole('switch', { name: 'Active' }));
  await keys.press('Control+s');
  await expect(page.getByText('The template is saved.').first()).toBeVisible();
  const address = page.url();
  await page.goto(new URL('/', address).href);
  const tile = page.getByRole('link', { name: 'Look at By keys' }).getByRole('presentation');
  await expect(tile).toHaveAttribute('src', /^data:/u);
  await page.goto(address);
}

async function deleteTemplate(page: Page, keys: Keys): Promise<void> {
  await expect(page.getByText('2 schemes, same tokens')).toBeVisible();
  await keys.enter(button(page, 'Delete template'));
  await expect(button(page, 'No')).toBeFocused();
  await keys.press('Escape');
  await expect(button(page, 'Delete template')).toBeFocused();
  await keys.press('Enter');
  await expect(button(page, 'No')).toBeFocused();
  await keys.enter(button(page, 'Yes'));
}

async function makeKeyword(page: Page, keys: Keys): Promise<void> {
  await keys.enter(page.getByRole('link', { name: 'Keywords' }));

  await keys.enter(button(page, 'New keyword'));
  await expect(page.getByRole('heading', { level: 2, name: 'New keyword' })).toBeFocused();
  await keys.type(page.getByRole('textbox', { name: 'Name' }), 'by keys');
  await keys.type(page.getByRole('textbox', { name: 'Description' }), 'Without a mouse');
  await keys.enter(button(page, 'Save keyword'));
  await expect(page.getByRole('heading', { level: 2, name: 'by keys' })).toBeFocused();
  await keys.enter(button(page, 'Delete keyword'));
  await expect(button(page, 'No')).toBeFocused();
  await keys.enter(button(page, 'Yes'));
  await expect(button(page, 'New keyword')).toBeFocused();
}

function fileOf(svg: string) {
  return { name: 'coin.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) };
}

/** Makes a template of two schemes from the drawing, and stays in its editor. */
async function makeTemplate(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: 'Create template' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New template' })).toBeVisible();
  await page.getByLabel('Source image file').setInputFiles(fileOf(SVG));
  await expect(page.getByText('1 scheme', { exact: true })).toBeVisible();
  await expect(page.getByText('Drawn by canvas', { exact: false })).toBeVisible();
  const save = button(page, 'Save template');
  await expect(save).toBeDisabled();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Description').fill('A blue strip with a coin');
  await page.getByRole('button', { name: 'Add scheme' }).click();
  await page.getByRole('button', { name: 'Scheme 2', exact: true }).click();
  await page.getByRole('tab', { name: 'Colors' }).click();
  await page.getByLabel('Color of FILL1').fill('#C8321F');
  await save.click();
  await expect(page).toHaveURL(/\/template\/edit\/[0-9a-f-]{36}$/);
}
