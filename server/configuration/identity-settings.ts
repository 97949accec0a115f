/** What the embedded provider takes from the product's configuration. */
export interface IdentitySettings {
  /** The one origin of everything, without a trailing slash (SHELL-14). */
  readonly publicUrl: string;
  readonly clientId: string;
  /** The `aud` of access tokens. */
  readonly audience: string;
  /** Seconds. */
  readonly accessTokenSeconds: number;
  /** Seconds from signing in to having to sign in again, however busy the session is. */
  readonly sessionSeconds: number;
  /** From one address in five minutes, half as many on one account; 0 is no limit beside that of the two together. */
  readonly wrongPasswords: number;
}
