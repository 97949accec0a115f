import type { ComponentProps } from 'react';
import { Button } from '../../ui/parts/buttons/button.tsx';
import * as actionsWords from '../../words/actions.gen.ts';
import * as shellWords from '../../words/shell.gen.ts';
import { useLatePart } from '../-late/use-late-part.ts';
import type { AccountRows } from './account-rows.tsx';

/** In a chunk of its own: the account menu is on every screen, and is seldom opened. */
const loadRows = async () => (await import('./account-rows.tsx')).AccountRows;

export function LateAccountRows(props: ComponentProps<typeof AccountRows>) {
  const { part: Rows, isFailed, onRetry } = useLatePart(loadRows);
  if (Rows !== null) return <Rows {...props} />;
  if (!isFailed) return null;
  return (
    <p role="alert">
      {shellWords.partNotLoaded()} <Button onClick={onRetry}>{actionsWords.tryAgain()}</Button>
    </p>
  );
}
