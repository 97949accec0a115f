import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Expects no findings of axe on the screen; `screen` names it in the failure. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  // Runs in the page itself: axe's own integration opens a second page with its own process each time. What
  // axe found in order would be listed node by node, with a selector each.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  const found = violations.map(({ id, nodes }) => ({
    rule: id,
    at: nodes.map(
      ({ html, any }) => `${html.slice(0, 120)}: ${any.map(({ message }) => message).join(' ')}`,
    ),
  }));
  expect.soft(found, `axe on the screen "${screen}"`).toEqual([]);
}
