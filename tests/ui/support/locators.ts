/** Parts of a page by their names, and what a person sees of them. */
import { expect, type ExpectPollOptions } from 'vitest';
import { type Locator, page } from 'vitest/browser';

export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
export const field = (name: string) => page.getByRole('textbox', { name, exact: true });

export const sees = (part: Locator, options?: ExpectPollOptions) =>
  expect.element(part, options).toBeVisible();

type Place = Pick<Locator, 'getByRole'>;

export const expectLink = (name: string | RegExp, address: unknown, within: Place = page) =>
  expect.element(within.getByRole('link', { name })).toHaveAttribute('href', address);
