import * as textWords from '../../words/domain/text-messages.gen.ts';
import { COUPON_NAME_MAX } from '../constants.ts';
import { requiredTextIssue } from '../plain-text.ts';

/**
 * Returns why a coupon cannot have this name, in words; null if it can. Counts as the services do: by code points, not
 * by UTF-16 units.
 */
export function couponNameProblem(text: string): string | null {
  if ([...text.trim()].length > COUPON_NAME_MAX)
    return textWords.tooLong({ limit: COUPON_NAME_MAX });
  const issue = requiredTextIssue(text);
  return issue === null ? null : textWords[issue.code]();
}
