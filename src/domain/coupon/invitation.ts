/** A coupon's link and the words for sharing it (READY-01). */
export type Invitation = ReturnType<typeof invitationOf>;

export function invitationOf(
  { merchantName, description }: { readonly merchantName: string; readonly description: string },
  link: string,
) {
  return { title: `${merchantName}: ${description}`, link };
}

/** A `mailto:` address without a recipient; body lines end with CR LF (RFC 6068). */
export function mailInvitation({ title, link }: Invitation): string {
  const body = `${title}\r\n\r\n${link}`;
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`;
}

/** An `sms:` address without a recipient; Android and iOS both accept `?&`. */
export function textInvitation({ title, link }: Invitation): string {
  return `sms:?&body=${encodeURIComponent(`${title} ${link}`)}`;
}
