import { Check, Copy } from 'lucide-react';
import { Button } from '../parts/buttons/button.tsx';
import { Message } from '../parts/fields/message.tsx';
import { visuallyHidden } from '../theme/layout.css.ts';
import * as sharingWords from '../../words/approval/proof-sharing.gen.ts';

interface CopyAddressProps {
  readonly copy: 'resting' | 'copied' | 'refused';
  readonly onCopy: () => void;
}

/** Copies the address of the proof page; screen readers also announce "Copied". */
export function CopyAddress({ copy, onCopy }: CopyAddressProps) {
  return (
    <>
      <Button shape="compact" onClick={onCopy}>
        {copy === 'copied' ? <Check /> : <Copy />}
        {copy === 'copied' ? sharingWords.copied() : sharingWords.copyAddress()}
      </Button>
      <span className={visuallyHidden} role="status">
        {copy === 'copied' && sharingWords.copied()}
      </span>
      {copy === 'refused' && <Message kind="bad">{sharingWords.copyRefused()}</Message>}
    </>
  );
}
