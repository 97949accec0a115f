/** Generated from en/faq.json by `npm run generate`. Do not edit. */
export const linkToThisAnswer = (): string => 'Link to this answer';
export const linkToThisAnswerQuestion = ({
  question,
}: {
  readonly question: string | number;
}): string => `Link to this answer: ${question}`;
export const search = (): string => 'Search';
export const overview = (): string => 'Overview';
export const questionsAnswered = (): string => 'Questions, answered';
