import * as words from '../../words/codes/use-limit.gen.ts';
import { RadioCards } from '../parts/fields/radio-cards.tsx';

export interface OwnCodeChoiceProps {
  readonly householdsOnly: boolean;
  /** How often the own code may be used; null without a limit. */
  readonly most: number | null;
  readonly onOwnCode: (householdsOnly: boolean) => void;
}

/** What becomes of the coupon's own code and link beside the codes of its households (SER-01). */
export function OwnCodeChoice({ householdsOnly, most, onOwnCode }: OwnCodeChoiceProps) {
  return (
    <RadioCards
      legend={words.ownCode()}
      name="own-code"
      columns={1}
      cards={[
        {
          value: 'both',
          label: words.bothCount(),
          hint: most === null ? words.bothCountHint() : words.bothCountTimes({ most }),
        },
        { value: 'households', label: words.householdsOnly(), hint: words.householdsOnlyHint() },
      ]}
      value={householdsOnly ? 'households' : 'both'}
      onChange={(value) => onOwnCode(value === 'households')}
    />
  );
}
