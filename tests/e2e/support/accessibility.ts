import { expect, type Page } from '@playwright/test';
import { violationsOn } from '../../../scripts/screens/axe.ts';

/** Expects no findings of axe on the screen, and targets of 24 px (WCAG 2.5.8); `screen` names it in the failure. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  const violations = await violationsOn(page, { rules: { 'target-size': { enabled: true } } });
  // What a menu covers cannot be pressed, whatever its size.
  const seen = violations.flatMap((violation) => {
    const nodes = violation.nodes.filter(({ any }) => !any.some(isObscured));
    return nodes.length === 0 ? [] : [{ ...violation, nodes }];
  });
  const found = seen.map(({ id, nodes }) => ({
    rule: id,
    at: nodes.map(
      ({ html, any }) => `${html.slice(0, 120)}: ${any.map(({ message }) => message).join(' ')}`,
    ),
  }));
  expect.soft(found, `axe on the screen "${screen}"`).toEqual([]);
}

function isObscured({ message }: { readonly message: string }): boolean {
  return message.includes('partially obscured');
}
