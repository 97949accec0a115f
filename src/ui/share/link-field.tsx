import { Check, Copy } from 'lucide-react';
import { Button } from '../parts/buttons/button.tsx';
import { Message } from '../parts/fields/message.tsx';
import { Field, JoinedField, TextInput } from '../parts/fields/text-field.tsx';
import * as linkWords from '../../words/link.gen.ts';
import { visuallyHidden } from '../theme/layout.css.ts';
import * as actionsWords from '../../words/actions.gen.ts';

interface LinkFieldProps {
  readonly link: string;
  readonly copy: 'resting' | 'copied' | 'refused';
  readonly onCopy: () => void;
}

/** A coupon's link and its code, where they are shown. */
export interface ShownLink extends LinkFieldProps {
  /** Whether only the codes of households count, so that the link is of no use on a mail piece. */
  readonly householdsOnly: boolean;
  /** The link's QR code as data URLs; null while it is drawn. */
  readonly code: { readonly svg: string | null; readonly png: string | null };
  readonly codeFailed: boolean;
  readonly onRetryCode: () => void;
}

/** A coupon's link, to read and copy; screen readers also announce "copied" (READY-01, SUBM-06). */
export function LinkField({ link, copy, onCopy }: LinkFieldProps) {
  return (
    <div>
      <Field label={linkWords.yourCouponLink()}>
        <JoinedField>
          <TextInput value={link} readOnly onFocus={(event) => selectWhole(event.target)} />
          <Button icon={copy === 'copied' ? <Check /> : <Copy />} onClick={onCopy}>
            {copy === 'copied' ? linkWords.copied() : actionsWords.copy()}
          </Button>
        </JoinedField>
      </Field>
      <p className={visuallyHidden} role="status">
        {copy === 'copied' && linkWords.copied()}
      </p>
      {copy === 'refused' && (
        <Message kind="bad" role="alert">
          {linkWords.copyRefused()}
        </Message>
      )}
    </div>
  );
}

/** Selects from end to start, so that a long link shows its start; focusing may have scrolled it to its end. */
function selectWhole(input: HTMLInputElement): void {
  input.setSelectionRange(0, input.value.length, 'backward');
  input.scrollLeft = 0;
}
