import { expect } from '@playwright/test';
import { ADMIN_MESSAGES } from '../../../src/domain/admin-messages.ts';
import { templateToggleMachine } from '../../../src/machines/admin/template-toggle.machine.ts';
import type { Stage } from '../../hand/stage.ts';
import { processOf, type View } from '../../model/process.ts';
import { CALLS } from '../../hand/calls.ts';
import { failureOf } from '../dashboard/dashboard.ts';
import { prepareTemplate, templateOf } from './templates.ts';

const TOGGLE = /^(Activate|Deactivate) /;

/** By keyboard: the actions of a tile turn up under the focus. */
async function press({ page }: Stage): Promise<void> {
  await page.getByRole('button', { name: TOGGLE }).first().press('Enter');
}

/** Of the model: its first press was refused. */
const REFUSED = 'refused';

/** The first press of a tile starts its machine. */
async function pressFirst(stage: Stage) {
  const template = await prepareTemplate(stage);
  await stage.network.hold(CALLS.changeTemplate);
  await stage.page.goto(`${stage.url}/search/${encodeURIComponent(stage.word)}`);
  await press(stage);
  return template;
}

async function refuse({ network, page }: Stage): Promise<void> {
  await network.fail(CALLS.changeTemplate);
  await expect(page.getByText(ADMIN_MESSAGES.updateTemplate)).toBeVisible();
}

const showsTruth: View = async (sight, stage) => {
  const { id, name } = templateOf(stage);
  const stored = await stage.services.readTemplate(id);
  await sight.sees('button', `${stored?.active === true ? 'Deactivate' : 'Activate'} ${name}`);
  await sight.seesBusy('button', TOGGLE, false);
};

const isSwitching: View = (sight) => sight.seesBusy('button', TOGGLE, true);

export const templateToggle = processOf({
  name: 'template-toggle',
  title: 'Switching a template on and off',
  rows: ['ADMT-07'],
  person: 'administrator',
  machine: templateToggleMachine,
  starts: [
    {
      words: 'searches the catalogue for a template, and switches it off by the eye of its tile',
      input: { templateId: 'template', active: false },
      hand: async (stage) => {
        const { name } = await pressFirst(stage);
        await stage.network.pass(CALLS.changeTemplate);
        await expect(stage.page.getByText(ADMIN_MESSAGES.switched(name, false))).toBeVisible();
      },
    },
    {
      words: 'searches the catalogue for a template, and meets services that fail to switch it off',
      input: { templateId: REFUSED, active: true },
      hand: async (stage) => {
        await pressFirst(stage);
        await refuse(stage);
      },
    },
  ],
  reads: ({ active, stored }) => ({ active, stored }),
  events: { 'template.toggle': [{ words: 'presses the eye of its tile', hand: press }] },
  actors: {
    switchTemplate: {
      done: [
        {
          words: 'gets the services’ yes',
          when: ({ templateId }) => templateId !== REFUSED,
          hand: ({ network }) => network.pass(CALLS.changeTemplate),
        },
        {
          words: 'gets the services’ yes to what they refused before',
          when: ({ templateId, active, stored }) => templateId === REFUSED && active !== stored,
          hand: async (stage) => {
            const { id, name } = templateOf(stage);
            await stage.network.pass(CALLS.changeTemplate);
            await expect(stage.page.getByText(ADMIN_MESSAGES.switched(name, false))).toBeVisible();
            expect((await stage.services.readTemplate(id))?.active).toBe(false);
          },
        },
      ],
      error: [
        {
          words: 'meets services that fail',
          brings: () => failureOf('internal'),
          when: ({ templateId }) => templateId !== REFUSED,
          hand: refuse,
        },
      ],
    },
  },
  delays: {},
  views: {
    resting: showsTruth,
    'switching.calling': isSwitching,
    'switching.settled': isSwitching,
  },
});
