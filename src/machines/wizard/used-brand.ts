/** What the account's brand filled in, as one step of the undo history (KIT-01, WIZ-18). */
import type { WizardContext } from './wizard-context.ts';

/** Whether the last change was the brand's, so that undo takes all of it back. */
export function isBrandLast({ history }: Pick<WizardContext, 'history'>): boolean {
  const { after = {} } = history.past.at(-1) ?? {};
  return 'merchantName' in after && 'backgroundColor' in after;
}
