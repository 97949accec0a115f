/** The runtime configuration: `/config.json` configures a build that runs anywhere (SHELL-14). */

export interface MenuLink {
  readonly label: string;
  readonly href: string;
}

/** One menu of the provider bar, or one column of the footer (SHELL-09). */
export interface LinkMenu {
  readonly label: string;
  readonly links: readonly MenuLink[];
}

export interface Configuration {
  /** OpenID Connect issuer; an absolute address without a trailing slash. */
  readonly issuer: string;
  readonly clientId: string;
  /** Space-separated; always contains `openid`. */
  readonly scope: string;
  /** `resource` (RFC 8707) of access tokens; empty if the issuer does not use it. */
  readonly audience: string;
  /** Access tokens are renewed this many seconds before they end (AUTH-01). */
  readonly renewBeforeSeconds: number;
  /** Origin of the services, without a trailing slash; empty means the origin of the application. */
  readonly apiBase: string;
  /** Prefix of a coupon's id; ends with a slash (READY-01). */
  readonly shareBase: string;
  /** `{host}/template/{informedImagesId}`; without a trailing slash (SUBM-01). */
  readonly templateHost: string;
  /** The external mailer portal's dashboard (SHELL-05). */
  readonly mailerPortalUrl: string;
  readonly analytics: boolean;
  readonly providerName: string;
  /** Send, International, Help, Search (SHELL-09). */
  readonly providerMenus: readonly LinkMenu[];
  /** Helpful Links, About, Other Sites, Legal Information (SHELL-09). */
  readonly footerMenus: readonly LinkMenu[];
  /** Privacy, Terms, FOIA, No FEAR (SHELL-08). */
  readonly legalLinks: readonly MenuLink[];
  readonly copyrightYear: number;
  /** IANA zone in which offers end unless the marketer chooses another (STEP-08). */
  readonly defaultTimeZone: string;
}
