/** Generated from en/proof-sharing.json by `npm run generate`. Do not edit. */
export const title = (): string => 'Approval';
export const share = (): string => 'Share for approval';
export const shareAgain = (): string => 'Show this version on the proof page';
export const shareHint = (): string =>
  'Makes a private page, open for 14 days. Whoever has its address can approve or ask for changes.';
export const sharing = (): string => 'Sharing…';
export const proofPage = (): string => 'Proof page';
export const ends = ({ date }: { readonly date: string | number }): string => `Ends ${date}`;
export const copyAddress = (): string => 'Copy address';
export const copied = (): string => 'Copied';
export const copyRefused = (): string =>
  'The browser did not allow copying. Select the address and copy it.';
export const showCode = (): string => 'QR code';
export const codeOfPage = (): string => 'QR code of the proof page';
export const revoke = (): string => 'Revoke';
export const readAgain = (): string => 'Try again';
export const unread = (): string => 'The answers could not be read.';
export const answers = (): string => 'Answers';
export const noAnswers = (): string => 'Nobody has answered yet.';
export const approvedBefore = (): string => 'Approved before the change';
export const askedBefore = (): string => 'Asked for changes before the change';
export const olderShown = (): string => 'The proof page shows an earlier version.';
export const approvalGone = ({ names }: { readonly names: string | number }): string =>
  `${names} approved an earlier version. That answer does not stand for this one.`;
export const waits = (): string => 'Publishing waits for one approval.';
export const waitsFor = ({ names }: { readonly names: string | number }): string =>
  `Publishing waits for ${names}.`;
export const ruleHint = (): string =>
  'You chose “Publish only what is approved” in the account menu.';
export const isApproved = (): string => 'Approved as it is';
