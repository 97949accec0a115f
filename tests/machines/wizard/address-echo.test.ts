import { expect, test } from 'vitest';
import { createAddressEcho } from '../../../src/app/wizard/address-echo.ts';
import { ANSWERS, wizard } from '../../support/wizard-driver.ts';

test('[WIZ-21] follows back and forward, even before an earlier push has ended', () => {
  const { actor, submit, expectScreen } = wizard();
  submit(ANSWERS.noLogo, ANSWERS.logo);
  const echo = createAddressEcho(actor, false);
  const coupon = { step: 'coupon' } as const;
  void echo.push(coupon, () => new Promise<void>(() => {}));
  echo.arrive(coupon);
  expectScreen({ coupon: 'text' });

  echo.arrive({ substep: 'text' });
  expectScreen({ logo: 'text' });
  expect(echo.isOwnPush(coupon)).toBe(false);
  echo.arrive(coupon);
  expectScreen({ coupon: 'text' });
});
