/** Generated from en/server/proof-mail.json by `npm run generate`. Do not edit. */
export const title = (): string => 'An answer to your proof';
export const approvedSubject = ({
  name,
  offer,
}: {
  readonly name: string | number;
  readonly offer: string | number;
}): string => `${name} approved “${offer}”`;
export const askedForChangesSubject = ({
  name,
  offer,
}: {
  readonly name: string | number;
  readonly offer: string | number;
}): string => `${name} asked for changes of “${offer}”`;
export const approved = ({
  name,
  offer,
}: {
  readonly name: string | number;
  readonly offer: string | number;
}): string => `${name} approved “${offer}”.`;
export const askedForChanges = ({
  name,
  offer,
}: {
  readonly name: string | number;
  readonly offer: string | number;
}): string => `${name} asked for changes of “${offer}”.`;
export const standsFor = ({ fingerprint }: { readonly fingerprint: string | number }): string =>
  `The answer stands for proof ${fingerprint}. Whoever has its address can answer under any name.`;
export const seeAnswers = (): string =>
  'You find all answers on the draft’s card on your dashboard:';
export const whySent = (): string =>
  'Tearline sends one mail for each answer, because you shared this proof.';
