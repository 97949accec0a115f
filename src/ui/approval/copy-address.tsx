import { Check, Copy } from 'lucide-react';
import { Button } from '../parts/buttons/button.tsx';
import { Message } from '../parts/fields/message.tsx';
import { visuallyHidden } from '../theme/layout.css.ts';
import * as sharingWords from '../../words/approval/proof-sharing.gen.ts';

interface CopyAddressProps {
  readonly state: 'resting' | 'copied' | 'refused';
  readonly onCopy: () => void;
}

/** Copies the address of the proof page; screen readers also announce "Copied". */
export function CopyAddress({ state, onCopy }: CopyAddressProps) {
  return (
    <>
      <Button shape="compact" onClick={onCopy}>
        {state === 'copied' ? <Check /> : <Copy />}
        {state === 'copied' ? sharingWords.copied() : sharingWords.copyAddress()}
      </Button>
      <span className={visuallyHidden} role="status">
        {state === 'copied' && sharingWords.copied()}
      </span>
      {state === 'refused' && <Message kind="bad">{sharingWords.copyRefused()}</Message>}
    </>
  );
}
