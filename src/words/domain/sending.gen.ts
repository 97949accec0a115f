/** Generated from en/domain/sending.json by `npm run generate`. Do not edit. */
export const kilobytes = ({
  sent,
  total,
}: {
  readonly sent: string | number;
  readonly total: string | number;
}): string => `${sent} of ${total} KB`;
export const megabytes = ({
  sent,
  total,
}: {
  readonly sent: string | number;
  readonly total: string | number;
}): string => `${sent} of ${total} MB`;
