import { Link } from '@tanstack/react-router';
import * as commonWords from '../../words/common.gen.ts';
import * as linkWords from '../../words/link.gen.ts';
import { Message } from '../parts/fields/message.tsx';

/** In place of a code for the mail piece, where only those of households count; the owner gets to them (SER-01). */
export function HouseholdsOnly({ couponId }: { readonly couponId: string | null }) {
  return (
    <div>
      <Message kind="warn">{linkWords.householdsOnly()}</Message>
      {couponId !== null && (
        <Link to="/codes/$couponId" params={{ couponId }}>
          {commonWords.codesForHouseholds()}
        </Link>
      )}
    </div>
  );
}
