import { SEEDED_PASSWORD } from '../../server/identity/accounts.ts';
import type { TypedCoupon } from '../e2e/support/hand.ts';
import { within, type Tab } from './tab.ts';

/** Signs in as one of the seeded people. */
export async function signIn(tab: Tab, url: string, email: string): Promise<void> {
  await tab.goTo(`${url}/login`);
  await tab.type({ role: 'field', name: 'Email' }, email);
  await tab.type({ role: 'field', name: 'Password' }, SEEDED_PASSWORD);
  await tab.press({ role: 'button', name: 'Sign in' });
  await tab.see({ role: 'field', name: 'Search Coupon Images' });
}

/** Signs in, makes the coupon from a template and saves it; returns its link. Calls `look` where its details are typed. */
export async function makeCoupon(
  tab: Tab,
  url: string,
  coupon: TypedCoupon,
  look: () => Promise<void>,
): Promise<string> {
  await signIn(tab, url, 'marketer@example.com');
  // The list renders only what is near the window.
  await tab.goTo(`${url}/search/${encodeURIComponent(coupon.template)}`);
  await tab.press({ role: 'link', name: `Create coupon from ${coupon.template}` });
  await addLogo(tab, coupon);
  await customize(tab, coupon);
  await addDetails(tab, coupon);
  await look();
  await next(tab);
  await tab.see({ role: 'heading', name: 'Step 4: Select barcode format' });
  await tab.press({ role: 'radio', name: coupon.barcodeLabel });
  await tab.type({ role: 'field', name: 'Barcode Field' }, coupon.barcodeValue);
  await tab.press({ role: 'button', name: 'Preview design' });
  await tab.see({ role: 'dialog', name: '' });
  await tab.press({ role: 'button', name: 'Save and continue' });
  await within('address of a share page', async () =>
    (await tab.ask(() => /\/share\/[0-9a-f-]{36}$/u.test(location.pathname))) ? true : null,
  );
  await tab.see({ role: 'field', name: 'Your coupon link' });
  return tab.ask(
    () =>
      [...document.querySelectorAll('input')].find(({ value }) => value.includes('/r/'))?.value ??
      '',
  );
}

async function addLogo(tab: Tab, coupon: TypedCoupon): Promise<void> {
  await tab.see({ role: 'heading', name: 'Step 1: Add brand logo' });
  await tab.press({ role: 'radio', name: 'No, make one from text' });
  await next(tab);
  await tab.type({ role: 'field', name: 'Logo text' }, coupon.logoText);
  await tab.press({ role: 'radio', name: 'Serif' });
  await next(tab);
}

async function customize(tab: Tab, coupon: TypedCoupon): Promise<void> {
  await tab.see({ role: 'heading', name: 'Step 2: Customize coupon' });
  await tab.type({ role: 'field', name: '' }, coupon.words);
  await next(tab);
  await tab.press({ role: 'radio', name: coupon.scheme });
  await next(tab);
  await tab.see({ role: 'field', name: 'Foreground color' });
  await next(tab);
}

async function addDetails(tab: Tab, coupon: TypedCoupon): Promise<void> {
  await tab.see({ role: 'heading', name: 'Step 3: Add details' });
  const type = (name: string, text: string) => tab.type({ role: 'field', name }, text);
  await type('Business/Organization Name', coupon.merchantName);
  await type('Description', coupon.description);
  await type('Expiration Date', coupon.expires);
  await type('Business Phone Number', coupon.phone);
  await type('Website', coupon.website);
  await type('Promo Code', coupon.promoCode);
  await type('Terms & Conditions', coupon.terms);
}

const next = (tab: Tab) => tab.press({ role: 'button', name: 'Next' });

/** More Tab presses than the longest form of the wizard needs. */
const STOPS = 24;

/** Goes through the page by Tab; returns the stops where the focused control was covered or out of the window. */
export async function hiddenStops(tab: Tab): Promise<readonly string[]> {
  const hidden = new Set<string>();
  for (let stop = 0; stop < STOPS; stop += 1) {
    await tab.goOn();
    const problem = await tab.ask(async () => {
      const focused = document.activeElement;
      // After the last stop, focus is in the browser's own toolbar.
      if (focused === null || focused === document.body || !document.hasFocus()) return null;
      const shown = focused.closest('label') ?? focused;
      // Scrolling and animations take some frames.
      for (let frame = 0; frame < 40; frame += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const { left, top, width, height } = shown.getBoundingClientRect();
        const isSeen = [top + 3, top + height / 2, top + height - 3].every((y) => {
          const there = document.elementFromPoint(left + width / 2, y);
          return there !== null && (shown.contains(there) || there === shown.parentElement);
        });
        if (isSeen) return null;
      }
      return `${focused.tagName} "${focused.getAttribute('aria-label') ?? shown.textContent}"`;
    });
    if (problem !== null) hidden.add(problem);
  }
  return [...hidden];
}
