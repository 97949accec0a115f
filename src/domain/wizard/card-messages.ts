/** Messages about a card in the default gray beside colorful artwork (STEP-13, STEP-17). */
export const CARD_MATCH_WORDS = {
  match: 'Match the artwork',
  undo: 'Undo the match',
  gray: 'The card is still gray',
  matched: 'The card matches the artwork',
} as const;
