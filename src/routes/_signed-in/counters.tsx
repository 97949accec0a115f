import { createFileRoute } from '@tanstack/react-router';
import * as commonWords from '../../words/common.gen.ts';
import { CountersScreen } from '../-counters/counters-screen.tsx';

/** The owner's counters (TILL-01). */
export const Route = createFileRoute('/_signed-in/counters')({
  head: () => ({ meta: [{ title: commonWords.counters() }] }),
  component: CountersScreen,
});
