import * as textWords from '../../words/domain/text-messages.gen.ts';
import { COUPON_NAME_MAX, COUPON_NOTE_MAX } from '../constants.ts';
import { requiredTextIssue } from '../plain-text.ts';

/** The texts of a card that its owner edits in their place (DASH-07, DASH-19). */
export type CardText = 'name' | 'note';

/** Characters, by code points. */
export const CARD_TEXT_MAX: Readonly<Record<CardText, number>> = {
  name: COUPON_NAME_MAX,
  note: COUPON_NOTE_MAX,
};

/** Returns the length as the services count it: by code points, without blanks at the ends. */
export function cardTextLength(text: string): number {
  return [...text.trim()].length;
}

/** Returns why a card cannot have this text, in words; null if it can. A note may be empty. */
export function cardTextProblem(field: CardText, text: string): string | null {
  const limit = CARD_TEXT_MAX[field];
  if (cardTextLength(text) > limit) return textWords.tooLong({ limit });
  const issue = field === 'name' ? requiredTextIssue(text) : null;
  return issue === null ? null : textWords[issue.code]();
}
