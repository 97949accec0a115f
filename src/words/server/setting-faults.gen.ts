/** Generated from en/server/setting-faults.json by `npm run generate`. Do not edit. */

export const wrong = ({
  name,
  fault,
}: {
  readonly name: string | number;
  readonly fault: string | number;
}): string => `${name} ${fault}. Correct it and start again.`;
export const flag = ({ value }: { readonly value: string | number }): string =>
  `must be true or false, not "${value}"`;
export const wholeNumber = ({
  least,
  most,
  value,
}: {
  readonly least: string | number;
  readonly most: string | number;
  readonly value: string | number;
}): string => `must be a whole number from ${least} to ${most}, not "${value}"`;
export const choice = ({
  choices,
  value,
}: {
  readonly choices: string | number;
  readonly value: string | number;
}): string => `must be one of ${choices}, not "${value}"`;
export const json = ({ form }: { readonly form: string | number }): string =>
  `must be ${form} as JSON`;
export const menus = (): string => 'a list of {"label", "links": [{"label", "href"}]}';
export const links = (): string => 'a list of {"label", "href"}';
export const unset = (): string => 'must be set';
export const unsetWith = ({ other }: { readonly other: string | number }): string =>
  `must be set when ${other} is`;
export const unsetWithCertificates = (): string => 'must be set when other Apple certificates are';
export const address = ({ value }: { readonly value: string | number }): string =>
  `must be an http or https address, not "${value}"`;
export const origin = ({ value }: { readonly value: string | number }): string =>
  `must be an origin such as https://coupons.example.com, not "${value}"`;
export const pushOrigin = ({ value }: { readonly value: string | number }): string =>
  `must be an https origin such as https://api.push.apple.com, not "${value}"`;
export const ipAddress = ({ value }: { readonly value: string | number }): string =>
  `must be an IP address, not "${value}"`;
export const databaseUrl = (): string =>
  'must be an address such as postgres://user@host:5432/tearline';
export const metricsToken = (): string => 'must be at least 16 letters, digits or . _ ~ + / = -';
export const trustProxy = ({ value }: { readonly value: string | number }): string =>
  `must be true, false, a number of proxies, or IP addresses separated by commas, not "${value}"`;
export const nameWithoutSpaces = ({ value }: { readonly value: string | number }): string =>
  `must be a name without spaces, not "${value}"`;
export const tokenTypes = ({ value }: { readonly value: string | number }): string =>
  `must be names such as at+jwt, separated by commas, not "${value}"`;
export const scope = (): string => 'must include openid';
export const renewal = ({ seconds }: { readonly seconds: string | number }): string =>
  `must be less than ACCESS_TOKEN_SECONDS (${seconds})`;
export const timeZone = ({ value }: { readonly value: string | number }): string =>
  `must be an IANA time zone, not "${value}"`;
export const smtpUrl = (): string =>
  'must be like smtp://user:password@mail.example.com:587 or smtps://…';
export const mailFrom = ({ value }: { readonly value: string | number }): string =>
  `must be like Tearline <coupons@example.com>, not "${value}"`;
export const digits = ({ value }: { readonly value: string | number }): string =>
  `must be digits, not "${value}"`;
export const mailAddress = ({ value }: { readonly value: string | number }): string =>
  `must be an e-mail address, not "${value}"`;
export const passType = ({ value }: { readonly value: string | number }): string =>
  `must be like pass.com.example.coupons, not "${value}"`;
export const team = ({ value }: { readonly value: string | number }): string =>
  `must be ten capital letters and digits, not "${value}"`;
export const bucket = ({ value }: { readonly value: string | number }): string =>
  `must be a bucket's name, not "${value}"`;
export const directUrlAlone = (): string =>
  'is the direct address of the database in DATABASE_URL. Set DATABASE_URL too';
