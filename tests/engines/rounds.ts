/** What owners, counters, approvers and administrators do beside making a coupon. */
import { expect } from '@playwright/test';
import { hiddenStops, signIn } from './walk.ts';
import { within, type Tab } from './tab.ts';

/** The coupon is on the dashboard; its households get codes. */
export async function ownerRound(tab: Tab, url: string, couponId: string): Promise<void> {
  await tab.goTo(`${url}/dashboard`);
  await tab.see({ role: 'heading', name: 'Your coupons' });
  await tab.see({ role: 'button', name: 'More for' });
  expect(await hiddenStops(tab)).toEqual([]);
  await tab.goTo(`${url}/codes/${couponId}`);
  await tab.type({ role: 'field', name: 'How many households' }, '12');
  await tab.press({ role: 'button', name: 'Make codes' });
  await tab.see({ role: 'text', name: '12 codes' });
}

/** A date goes from the browser's own calendar into its field, and the coupon's link to the clipboard. */
export async function pickingRound(tab: Tab, url: string, couponId: string): Promise<void> {
  await tab.goTo(`${url}/project/edit/${couponId}?step=details`);
  await tab.press({ role: 'button', name: 'Pick an end date' });
  // A calendar is a window of the browser, in which no driver presses.
  await tab.ask(() => {
    const picker = [...document.querySelectorAll('input')].find(
      ({ type, value }) => type === 'date' && value !== '',
    );
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
      picker,
      '2027-12-30',
    );
    picker?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await within('picked date', async () =>
    (await tab.ask(() =>
      [...document.querySelectorAll('input')].some(({ value }) => value === '12/30/2027'),
    ))
      ? true
      : null,
  );
  await tab.goTo(`${url}/share/${couponId}`);
  await tab.press({ role: 'button', name: 'Copy' });
  await tab.see({ role: 'text', name: 'copied' });
}

/** A counter is made, opened without a camera, and redeems the coupon once. */
export async function counterRound(tab: Tab, url: string, link: string): Promise<void> {
  await tab.goTo(`${url}/counters`);
  await tab.press({ role: 'button', name: 'New counter' });
  await tab.type({ role: 'field', name: 'Name of the counter' }, 'Mill Street');
  await tab.press({ role: 'button', name: 'Make the counter' });
  await tab.see({ role: 'button', name: 'I have written it down' });
  const { address, pin } = await tab.ask(() => ({
    address: /\S+\/till\/\S+/u.exec(document.body.innerText)?.[0] ?? '',
    pin:
      [...document.querySelectorAll('[role=img]')]
        .map((image) => (image.getAttribute('aria-label') ?? '').replaceAll(' ', ''))
        .find((label) => /^\d{6}$/u.test(label)) ?? '',
  }));
  await tab.goTo(`http://${address}`);
  await tab.type({ role: 'field', name: 'PIN' }, pin);
  await tab.press({ role: 'button', name: 'Open' });
  await tab.see({ role: 'text', name: 'This browser shows no camera picture.' });
  await tab.type({ role: 'field', name: 'Code' }, link);
  await tab.press({ role: 'button', name: 'Check' });
  await tab.press({ role: 'button', name: 'Redeem' });
  await tab.see({ role: 'heading', name: 'Redeemed' });
}

/** The coupon is shared for approval, and approved. */
export async function approvalRound(tab: Tab, url: string, couponId: string): Promise<void> {
  await tab.goTo(`${url}/project/edit/${couponId}?step=barcode`);
  await tab.press({ role: 'button', name: 'Preview design' });
  await tab.press({ role: 'button', name: 'Share for approval' });
  const address = await within('link to the proof', () =>
    tab.ask(
      () =>
        document.querySelector<HTMLAnchorElement>('[role=dialog] a[href*="/proof/"]')?.href ?? null,
    ),
  );
  await tab.goTo(address);
  await tab.type({ role: 'field', name: 'Your name' }, 'Lou Ferrante');
  await tab.press({ role: 'button', name: 'Approve' });
  await tab.see({ role: 'text', name: 'Thank you. Your answer was sent.' });
}

/** A drawing that is dropped becomes a template. */
export async function templateRound(tab: Tab, url: string): Promise<void> {
  await signIn(tab, url, 'admin@example.com');
  await tab.goTo(`${url}/template/create`);
  await tab.see({ role: 'button', name: 'Choose an SVG' });
  await tab.ask(() => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1125 432"><rect width="1125" height="432" fill="#1F4FBF"/></svg>';
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([drawing], 'tea.svg', { type: 'image/svg+xml' }));
    const place = document.querySelector(
      '[role=group][aria-label="Source image"]',
    )?.firstElementChild;
    place?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  });
  await tab.see({ role: 'text', name: '1 scheme' });
  await tab.type({ role: 'field', name: 'Title' }, 'One more tea');
  await tab.type({ role: 'field', name: 'Description' }, 'In another browser');
  await tab.press({ role: 'button', name: 'Save' });
  await within('address of a saved template', async () =>
    (await tab.ask(() => location.pathname.startsWith('/template/edit/'))) ? true : null,
  );
}
