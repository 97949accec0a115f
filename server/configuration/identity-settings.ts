/** The configuration of the embedded provider. */
export interface IdentitySettings {
  /** The public origin, without a trailing slash (SHELL-14). */
  readonly publicUrl: string;
  readonly clientId: string;
  /** The `aud` of access tokens. */
  readonly audience: string;
  /** Seconds. */
  readonly accessTokenSeconds: number;
  /** Seconds until a session ends, however busy it is. */
  readonly sessionSeconds: number;
  /** Per address in five minutes, half as many per account; 0 leaves only the limit for the pair of both. */
  readonly wrongPasswords: number;
}
