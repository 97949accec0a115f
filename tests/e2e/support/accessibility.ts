import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Expects that axe finds nothing on the screen; `screen` names it where it does. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  // In the page itself: the other way opens a second page, and a process for it, at every look.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  const found = violations.map(({ id, nodes }) => ({
    rule: id,
    at: nodes.map(
      ({ html, any }) => `${html.slice(0, 120)}: ${any.map(({ message }) => message).join(' ')}`,
    ),
  }));
  expect.soft(found, `axe on the screen "${screen}"`).toEqual([]);
}
