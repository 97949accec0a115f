/** Generated from en/server/mailbox.json by `npm run generate`. Do not edit. */

export const mailbox = (): string => 'Mailbox';
export const allMails = (): string => 'All mails';
export const staysHere = (): string =>
  'No mail leaves this machine. Here is what Tearline would have sent. Set SMTP_URL to send mail.';
export const noMail = (): string => 'No mail yet. Make a coupon, and its link arrives here.';
export const from = (): string => 'From';
export const to = (): string => 'To';
export const date = (): string => 'Date';
export const asRead = (): string => 'The mail as displayed';
export const plainText = (): string => 'Plain text';
export const download = (): string => 'Download the .eml file';
export const utc = ({ time }: { readonly time: string | number }): string => `${time} UTC`;
