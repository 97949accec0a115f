import { createFileRoute } from '@tanstack/react-router';
import { KeywordScreen } from '../-admin/keyword-screen.tsx';
import * as actionsWords from '../../words/actions.gen.ts';

/** The keyword manager, only for administrators (ADMK-01, AUTH-08). */
export const Route = createFileRoute('/_admin/admin/keywords')({
  head: () => ({ meta: [{ title: actionsWords.keywords() }] }),
  component: KeywordScreen,
});
