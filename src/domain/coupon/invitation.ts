/** A coupon's link with the words it is passed on with (READY-01). */
export interface Invitation {
  readonly title: string;
  readonly link: string;
}

export function invitationOf(
  { merchantName, description }: { readonly merchantName: string; readonly description: string },
  link: string,
): Invitation {
  return { title: `${merchantName}: ${description}`, link };
}

/** The address of a mail to nobody yet; the lines of its body end with CR LF (RFC 6068). */
export function mailInvitation({ title, link }: Invitation): string {
  const body = `${title}\r\n\r\n${link}`;
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`;
}

/** The address of a text message to nobody yet; Android and iOS both read `?&`. */
export function textInvitation({ title, link }: Invitation): string {
  return `sms:?&body=${encodeURIComponent(`${title} ${link}`)}`;
}
