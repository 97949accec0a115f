/** Copies a coupon's link and shows "copied" for a moment: SUBM-06, READY-01. */
import { setup } from 'xstate';
import { COPIED_FLAG_MS } from '../../domain/constants.ts';
import { port } from '../port.ts';

interface CopyLinkInput {
  readonly link: string;
}

export const copyLinkMachine = setup({
  types: {
    input: {} as CopyLinkInput,
    context: {} as CopyLinkInput,
    events: {} as { type: 'link.copy' },
    tags: {} as 'copied',
  },
  actors: { copyText: port<void, string>('copyText') },
  delays: { copiedFlag: COPIED_FLAG_MS },
}).createMachine({
  id: 'copyLink',
  context: ({ input }) => ({ link: input.link }),
  initial: 'resting',
  on: { 'link.copy': '.copying' },
  states: {
    resting: {},
    copying: {
      on: { 'link.copy': {} },
      invoke: {
        src: 'copyText',
        input: ({ context }) => context.link,
        onDone: 'copied',
        onError: 'refused',
      },
    },
    copied: { tags: 'copied', after: { copiedFlag: 'resting' } },
    refused: {},
  },
});
