import { waitFor } from 'xstate';
import type { PlaceOf } from '../../../src/machines/port.ts';
import { expect, test } from 'vitest';
import type { FormValues } from '../../../src/domain/coupon/fields/form-values.ts';
import type { WizardMachine } from '../../../src/machines/wizard/wizard.machine.ts';
import { ANSWERS, wizard } from '../../support/wizard-driver.ts';

type Driver = ReturnType<typeof wizard>;
type Way = (options?: Parameters<typeof wizard>[0]) => Driver;

/** A wizard after these steps. */
const after =
  (...steps: readonly ((driver: Driver) => void)[]): Way =>
  (options) => {
    const driver = wizard(options);
    steps.forEach((step) => step(driver));
    return driver;
  };

const submitting =
  (...screens: readonly FormValues[]) =>
  ({ submit }: Driver) =>
    submit(...screens);
const toBarcode = ({ fillInToBarcode }: Driver) => fillInToBarcode();
const finish = submitting(ANSWERS.barcode);
const leave = ({ send }: Driver) => send({ type: 'leave.request', exit: '/faqs' });
const keep = ({ send }: Driver) => send({ type: 'leave.keep' });
const save = ({ actor }: Driver) =>
  actor.getSnapshot().children.previewDialog?.send({ type: 'coupon.save' });
const FAILED = [{ type: 'artwork.failed', failure: 'No memory.' }] as const;

/** The steps to each state of the chart; a state without steps does not compile. */
const WAYS = {
  'working.filling.arriving': null,
  'working.filling.design.upload': () => wizard({ flow: 'design' }),
  'working.filling.logo.choice': after(),
  'working.filling.logo.upload': after(submitting({ haveLogoImage: 'yes' })),
  'working.filling.logo.text': after(submitting(ANSWERS.noLogo)),
  'working.filling.coupon.text': after(submitting(ANSWERS.noLogo, ANSWERS.logo)),
  'working.filling.coupon.colors': after(submitting(ANSWERS.noLogo, ANSWERS.logo, ANSWERS.text)),
  'working.filling.coupon.theme': after(
    submitting(ANSWERS.noLogo, ANSWERS.logo, ANSWERS.text, ANSWERS.colors),
  ),
  'working.filling.details.business': after(toBarcode, ({ send }) => send({ type: 'step.back' })),
  'working.filling.barcode.format.settled': after(toBarcode),
  'working.filling.barcode.format.pausing': after(toBarcode, ({ send }) =>
    send({ type: 'form.change', values: { barcodeInitialValue: 'H' } }),
  ),
  'working.filling.ride-along.question': () => after(toBarcode, finish)({ flow: 'campaign' }),
  'working.filling.ride-along.upload': () =>
    after(toBarcode, finish, submitting({ haveRideAlongImage: 'yes' }))({ flow: 'campaign' }),
  'working.filling.ride-along.colors': () =>
    after(toBarcode, finish, submitting({ haveRideAlongImage: 'no' }))({ flow: 'campaign' }),
  'working.drawing': () => after(toBarcode, finish)({ drawings: [[]] }),
  'working.undrawn': () => after(toBarcode, finish)({ drawings: [FAILED] }),
  'working.previewing': after(toBarcode, finish),
  'asking.choosing': after(toBarcode, leave),
  'asking.keeping': after(toBarcode, leave, keep),
  'asking.unkept': () => after(toBarcode, leave, keep)({ keeps: [false] }),
  submitting: after(toBarcode, finish, save),
  saved: after(toBarcode, finish, save),
  left: after(leave),
  kept: after(toBarcode, leave, keep),
} as const satisfies Record<PlaceOf<WizardMachine>, Way | null>;

/** States without steps are left at once. */
const PLACES = Object.entries(WAYS).flatMap(([path, way]) =>
  way === null ? [] : [[path, way] as const],
);

test.each(PLACES)('[WIZ-01] reaches %s', async (path, way) => {
  const { actor } = way();
  const there = await waitFor(actor, ({ value }) => pathOf(value) === path, { timeout: 10_000 });
  expect(there.status).toBe(['saved', 'left', 'kept'].includes(path) ? 'done' : 'active');
});

function pathOf(value: string | object): string {
  if (typeof value === 'string') return value;
  const [[state, child] = ['', '']] = Object.entries<string | object>({ ...value });
  return `${state}.${pathOf(child)}`;
}
