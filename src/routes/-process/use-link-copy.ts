import { copyText } from '../../app/actors/copy-text.ts';
import { withCalls } from '../../app/actors/with-calls.ts';
import { copyLinkMachine } from '../../machines/submission/copy-link.machine.ts';
import { useProcess } from './use-process.ts';

const SHOWN = ['copied', 'refused'] as const;

/** What copies a link, and how far that is. */
export function useLinkCopy(link: string) {
  const { state, send } = useProcess(() => withCalls(copyLinkMachine, { copyText }), { link });
  const copy = SHOWN.find((name) => state.matches(name)) ?? ('resting' as const);
  return { copy, onCopy: () => send({ type: 'link.copy' }) };
}
