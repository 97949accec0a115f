/** The account's brand: used, kept, edited, erased (KIT-01). */
import { waitFor } from 'xstate';
import { expect, test } from 'vitest';
import { type Brand, brandFieldsOf } from '../../../src/domain/brand/brand.ts';
import {
  brandEditorMachine,
  type EditedBrand,
  type SavedBrand,
} from '../../../src/machines/brand/brand-editor.machine.ts';
import {
  brandOfferMachine,
  type UsedBrand,
} from '../../../src/machines/brand/brand-offer.machine.ts';
import { serviceFailure } from '../../support/service-failures.ts';
import { inTurn, started } from '../../support/started.ts';

const BRAND: Brand = { ...brandFieldsOf({ merchantName: 'Halfmoon Bakery' }), logos: {} };
const STALE = serviceFailure('stale-edit');

test('[KIT-01] a use that fails says why and hands nothing over; the next one does', async () => {
  const used: UsedBrand = { brand: BRAND, lacksLogo: true };
  const { actor: readBrand } = inTurn<UsedBrand, void>(new Error('No line'), used);
  const { actor, told } = started(brandOfferMachine.provide({ actors: { readBrand } }));
  actor.send({ type: 'brand.use' });
  const failed = await waitFor(actor, ({ context }) => context.failed !== null);
  expect(failed.context.failed).toEqual({ call: 'use', words: 'No line' });
  expect(told).toEqual([]);
  actor.send({ type: 'brand.use' });
  const { context } = await waitFor(actor, (state) => state.context.lacksLogo);
  expect([context.failed, told]).toEqual([null, [{ type: 'brand.read', brand: BRAND }]]);
});

async function editor({ isKept = true, saves = [] as readonly (Error | undefined)[] } = {}) {
  const opened: EditedBrand = { brand: BRAND, version: '"1"', isKept };
  const saving = inTurn<void, SavedBrand>(...saves);
  const actors = {
    openBrand: inTurn<EditedBrand, void>(opened, opened).actor,
    saveBrand: saving.actor,
    eraseBrand: inTurn<void, void>(undefined).actor,
  };
  const running = started(brandEditorMachine.provide({ actors }));
  await running.at('editing');
  return { ...running, saved: saving.asked };
}

test('[KIT-01] a save meets another tab’s: mine overwrites, or the other is shown', async () => {
  const { actor, saved, at } = await editor({ saves: [STALE, undefined] });
  actor.send({ type: 'brand.change', change: { merchantName: 'Odette' } });
  actor.send({ type: 'brand.save' });
  await at('stale');
  actor.send({ type: 'brand.overwrite' });
  await at('saved');
  expect(saved.map(({ brand, version }) => [brand.merchantName, version])).toEqual([
    ['Odette', '"1"'],
    ['Odette', null],
  ]);

  const other = await editor({ saves: [STALE] });
  other.actor.send({ type: 'brand.save' });
  await other.at('stale');
  other.actor.send({ type: 'brand.read' });
  expect((await other.at('editing')).context.brand).toEqual(BRAND);
});

test('[KIT-01] a failed save leaves the form as it is; an image takes the place of a text logo', async () => {
  const { actor, at } = await editor({ saves: [new Error('No line')] });
  const image = {
    original: { file: null, data: null, crop: null, storedName: null },
    image: 'data:image/png;base64,AA==',
  };
  actor.send({ type: 'brand.change', change: { haveLogoImage: 'no', logoText: 'HB' } });
  actor.send({ type: 'logo.change', slot: 'appleLogo', image });
  actor.send({ type: 'brand.save' });
  await at('saving');
  const { context } = await at('editing');
  expect(context.failure).toBe('No line');
  expect(context.brand).toEqual({
    ...BRAND,
    haveLogoImage: 'yes',
    logoText: null,
    logos: { appleLogo: image },
  });
});

test('[KIT-01] changes are lost only after a question; without changes nothing is asked', async () => {
  const unchanged = await editor();
  unchanged.actor.send({ type: 'brand.change', change: { merchantName: BRAND.merchantName } });
  unchanged.actor.send({ type: 'dialog.close' });
  await unchanged.at('closed');

  const { actor, at } = await editor({ saves: [STALE] });
  actor.send({ type: 'brand.change', change: { merchantName: 'Odette' } });
  actor.send({ type: 'dialog.close' });
  await at('closing');
  actor.send({ type: 'closing.cancel' });
  expect((await at('editing')).context.brand.merchantName).toBe('Odette');
  actor.send({ type: 'brand.save' });
  await at('stale');
  actor.send({ type: 'dialog.close' });
  await at('closing');
  actor.send({ type: 'closing.confirm' });
  await at('closed');
});

test('[KIT-01] only a kept brand is erased, after a question', async () => {
  const none = await editor({ isKept: false });
  expect(none.actor.getSnapshot().can({ type: 'brand.erase' })).toBe(false);
  const { actor, at } = await editor();
  actor.send({ type: 'brand.erase' });
  actor.send({ type: 'erasure.cancel' });
  await at('editing');
  actor.send({ type: 'brand.erase' });
  actor.send({ type: 'erasure.confirm' });
  await at('erased');
});
