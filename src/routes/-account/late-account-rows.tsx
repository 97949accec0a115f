import type { ComponentProps } from 'react';
import { RowMissing } from '../../ui/shell/row-missing.tsx';
import { useLatePart } from '../-late/use-late-part.ts';
import type { AccountRows } from './account-rows.tsx';

/** In a chunk of its own: the account menu is on every screen, and is seldom opened. */
const loadRows = async () => (await import('./account-rows.tsx')).AccountRows;

export function LateAccountRows(props: ComponentProps<typeof AccountRows>) {
  const { part: Rows, isFailed, onRetry } = useLatePart(loadRows);
  if (Rows !== null) return <Rows {...props} />;
  return isFailed ? <RowMissing onRetry={onRetry} /> : null;
}
