import { test } from 'vitest';
import { ANSWERS, wizard } from '../../support/wizard-driver.ts';

test('[WIZ-15] a new screen shows its form and the front of the chosen card', () => {
  const { send, submit, expectContext } = wizard();
  send({ type: 'pane.select', pane: 'preview' });
  send({ type: 'preview.select', card: 'google' });
  send({ type: 'details.toggle' });
  submit(ANSWERS.noLogo);
  expectContext({ pane: 'design', platform: 'google', detailsShown: false });
});
