import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openTearline, template } from '../support/tearline.tsx';

test.for(['/create', '/project'] as const)(
  '[WIZ-06] the builder root %s is the template picker, and a chosen template opens in the builder',
  async (root) => {
    const design = template(1, { informedImagesId: template(9).id });
    const { history, asked } = await openTearline(root, { templates: [design, template(2)] });

    await expect
      .element(page.getByRole('heading', { level: 1, name: /^Select a design below/ }))
      .toBeVisible();
    await expect.poll(() => document.title).toBe('Pick a design · Tearline');
    await expect.element(page.getByRole('heading', { name: 'Design 2' })).toBeVisible();
    expect(history.location.pathname).toBe(root);
    expect(asked).toContain('/api/v1/template?page=0');
    await expect
      .element(page.getByRole('link', { name: /^Upload your own design/ }))
      .toHaveAttribute('href', '/create/design');
    await page.getByRole('link', { name: 'Create coupon from Design 1' }).hover();
    await expect
      .element(page.getByRole('link', { name: /^Coupon and Ride-Along from/ }))
      .toHaveAttribute('href', `/campaign/${design.id}`);

    await page.getByRole('link', { name: 'Create coupon from Design 2' }).click();
    await expect.poll(() => history.location.pathname).toBe(`/create/${template(2).id}`);
  },
);
