import { expect, test } from 'vitest';
import { createActor, type Snapshot, waitFor } from 'xstate';
import { restoredWizard } from '../../../src/app/wizard/wizard-of-draft.ts';
import { formOfTemplate } from '../../../src/domain/coupon/coupon-decisions.ts';
import {
  COUPON_FORM_DEFAULTS,
  type CouponForm,
} from '../../../src/domain/coupon/fields/coupon-form.ts';
import { isRestorable, snapshotOfForm } from '../../../src/machines/wizard/snapshot-of-form.ts';
import { hasWork, persistedWizard, wake } from '../../../src/machines/wizard/persisted-wizard.ts';
import { wizardMachine } from '../../../src/machines/wizard/wizard.machine.ts';
import { ANSWERS, DESIGN, IMAGES, RECEIPT, STORED, wizard } from '../../support/wizard-driver.ts';

type Wizard = ReturnType<typeof wizard>;

/** A new wizard whose last step is submitted. */
function finished(options: Parameters<typeof wizard>[0] = {}): Wizard {
  const driver = wizard(options);
  driver.fillInToBarcode();
  driver.submit(ANSWERS.barcode);
  return driver;
}

/** The same wizard after a reload. */
function reloaded({ actor }: Wizard, options: Parameters<typeof wizard>[0] = {}): Wizard {
  const next = wizard({ ...options, resumed: actor.getPersistedSnapshot() });
  wake(next.actor);
  return next;
}

test('[WIZ-01, WIZ-11] every screen of the flow is the same after a reload', () => {
  const first = wizard();
  const answers = [ANSWERS.noLogo, ANSWERS.logo, ANSWERS.text, ANSWERS.colors, ANSWERS.theme];
  for (const values of [...answers, ANSWERS.details]) {
    first.submit(values);
    const second = reloaded(first);
    expect(second.actor.getSnapshot().value).toEqual(first.actor.getSnapshot().value);
    expect(second.context()).toEqual(first.context());
    expect(hasWork(second.actor.getSnapshot())).toBe(true);
  }
});

test('[WIZ-11, WIZ-18] restores typed values that were not submitted, and can undo them', () => {
  const first = wizard();
  first.submit(ANSWERS.noLogo);
  first.send({ type: 'form.change', values: { logoText: 'H' } });
  const second = reloaded(first);
  second.expectContext({ form: { ...first.context().form, logoText: 'H' } });
  second.send({ type: 'design.undo' });
  expect(second.context().form.logoText).toBeNull();
});

test('[WIZ-14] restarts the pause before the barcode', () => {
  const first = wizard();
  first.fillInToBarcode();
  first.send({ type: 'form.change', values: { barcodeInitialValue: 'HALFMOON-13' } });
  const second = reloaded(first);
  expect(second.context().form.barcodeValue).toBe('');
  second.clock.increment(1_000);
  expect(second.context().form.barcodeValue).toBe('HALFMOON-13');
});

test('[WIZ-10, WIZ-11] draws an interrupted drawing again; a failed one stays failed', async () => {
  const first = finished({ drawings: [[]] });
  first.expectState({ working: 'drawing' });
  reloaded(first).expectState({ working: 'previewing' });

  const drawings = [[{ type: 'artwork.failed', failure: 'No memory.' } as const]];
  const again = reloaded(finished({ drawings }));
  again.expectState({ working: 'undrawn' });
  again.send({ type: 'artwork.retry' });
  again.expectState({ working: 'previewing' });
});

test('[WIZ-11, PREV-05] the preview dialog is open at the same card, with the same pictures', () => {
  const first = finished();
  first.actor.getSnapshot().children.previewDialog?.send({ type: 'preview.next' });
  const second = reloaded(first);
  second.expectState({ working: 'previewing' });
  expect(second.context().drawn?.images).toEqual(IMAGES);
  expect(second.drawn).toEqual([]);
  expect(second.actor.getSnapshot().children.previewDialog?.getSnapshot().value).toBe('google');
});

test('[SUBM-03, WIZ-11] sends an interrupted save again with the same key', async () => {
  const first = finished({ saves: [] });
  first.actor.getSnapshot().children.previewDialog?.send({ type: 'coupon.save' });
  first.expectState('submitting');
  const second = reloaded(first);
  const end = await waitFor(second.actor, ({ status }) => status === 'done');
  expect(end.output?.couponId).toBe(RECEIPT.id);
  expect(second.saved.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-1']);
  expect(first.saved).toEqual(second.saved);
});

test('[WIZ-11, API-05] an edit is saved over its renamed or switched coupon, not over one with other content', () => {
  const first = wizard({ stored: STORED, saves: [] });
  const now = { ...STORED, name: 'Rolls', version: '"v2"' };
  const input = { ...first.context(), stored: now };
  const restored = (form = input.form) => {
    const snapshot = structuredClone(first.actor.getPersistedSnapshot());
    const stored = { version: 1, savedAt: Date.now(), form, snapshot };
    const create = (from?: Snapshot<unknown>) =>
      createActor(wizardMachine, { input, ...(from !== undefined && { snapshot: from }) });
    return restoredWizard(create, wizardMachine, { ...input, form }, stored).getSnapshot();
  };
  first.fillInToBarcode();
  expect(restored().context.stored).toEqual(now);
  expect(restored({ ...input.form, description: 'Other' }).context.stored).toEqual(STORED);
  first.send({ type: 'step.submit', values: ANSWERS.barcode, direction: 'save' });
  first.expectState('submitting');
  expect(restored().children.submission?.getSnapshot().context.coupon.stored).toEqual(STORED);
});

test('[WIZ-11] does not restore a question about leaving', () => {
  const first = wizard();
  first.submit(ANSWERS.noLogo);
  first.send({ type: 'leave.request', exit: '/faqs' });
  first.expectState({ asking: 'choosing' });
  reloaded(first).expectScreen({ logo: 'text' });
});

test('[WIZ-11] a form alone opens at the first incomplete screen, or at the end', () => {
  const { actor, context } = wizard();
  const input = { ...context(), form: context().form };
  const from = (form: CouponForm) => {
    const snapshot = snapshotOfForm(wizardMachine, input, form);
    return createActor(wizardMachine, { input, snapshot }).start().getSnapshot();
  };
  const started = { ...context().form, ...ANSWERS.noLogo, ...ANSWERS.logo };
  const halfway = from(started);
  expect(halfway.value).toEqual({ working: { filling: { details: 'business' } } });
  expect([halfway.context.form, hasWork(halfway)]).toEqual([started, true]);
  const finished = from({ ...started, ...ANSWERS.details });
  expect(finished.value).toEqual({ working: { filling: { barcode: { format: 'settled' } } } });
  expect(finished.context).toMatchObject({ step: 3, substep: 0 });
  expect(hasWork(actor.getSnapshot())).toBe(false);
});

test('[WIZ-11] does not restore a snapshot of another version or flow completely', () => {
  const { actor, context } = wizard();
  const snapshot = actor.getSnapshot();
  const restores = (stored: object) =>
    isRestorable({ ...snapshot, context: stored } as typeof snapshot, context());
  const { revision: _missing, ...older } = context();
  const { failure: _absent, ...oldest } = context();
  expect(restores(context())).toBe(true);
  expect(restores({ ...context(), failure: 'No memory.' })).toBe(true);
  expect(isRestorable(snapshot, { ...context(), flowName: 'design' })).toBe(false);
  expect(restores(older)).toBe(false);
  expect(restores(oldest)).toBe(false);
  expect(restores({ ...context(), step: 'logo' })).toBe(false);
  const broken = { ...context().form, apple: null };
  expect(restores({ ...context(), form: broken })).toBe(false);
});

test('[WIZ-11, WIZ-17] stores everything that XState persists, without walking through a design', () => {
  let looks = 0;
  const watched = new Proxy(DESIGN, {
    ownKeys: (design) => {
      looks += 1;
      return Reflect.ownKeys(design);
    },
  });
  const form = { ...formOfTemplate(COUPON_FORM_DEFAULTS, DESIGN), stripEditorSource: watched };
  const { actor, submit } = wizard({ form });
  submit(ANSWERS.noLogo);
  looks = 0;
  const persisted = persistedWizard(actor);
  expect(looks).toBe(0);
  expect(persisted).toEqual(actor.getPersistedSnapshot());
});
