import { Button } from '../parts/buttons/button.tsx';
import * as actionsWords from '../../words/actions.gen.ts';
import * as shellWords from '../../words/shell.gen.ts';

/** In the place of the account menu's rows that did not load. */
export function RowMissing({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <p role="alert">
      {shellWords.partNotLoaded()} <Button onClick={onRetry}>{actionsWords.tryAgain()}</Button>
    </p>
  );
}
