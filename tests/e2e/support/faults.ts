import type { Page } from '@playwright/test';

/** Errors of the browser: uncaught errors and violations of the security policy. */
export async function collectFaults(page: Page): Promise<readonly string[]> {
  const faults: string[] = [];
  // A refused evaluation that the page catches is not in the console.
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      console.error(`Refused by ${violatedDirective}: ${blockedURI} in ${sourceFile}`);
    });
  });
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return faults;
}

/** Whether the page treats text as markup (SAFE-08). */
export async function takesMarkup(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    try {
      document.createElement('p').innerHTML = '<b>text</b>';
      return true;
    } catch {
      return false;
    }
  });
}
