/** A plain report about a save link: its token's claims, its length, and the offer in it. */
import * as words from '../../words/verify/checks.gen.ts';
import { SAVE_TOKEN_MAX } from '../constants.ts';
import { offerChecks } from './offer-checks.ts';
import { shortened, textOf } from './pass-fields.ts';
import { readSaveLink, type SaveToken } from './save-link.ts';
import type { Check, VerifyPorts, VerifyReport } from './report.ts';

/** Throws `NotVerifiable` if the address has no token. */
export async function verifyLink(address: string, ports: VerifyPorts): Promise<VerifyReport> {
  const token = readSaveLink(address);
  const checks = [
    ...lengthChecks(token),
    ...claimChecks(token),
    timeCheck(token, ports.now),
    ...(await offerChecks(token.claims['payload'], ports)),
    { result: 'open', title: words.keyIsGoogles(), detail: words.keyIsGooglesMeans() } as const,
  ];
  const faults = checks.filter(({ result }) => result === 'bad').length;
  const isSound = faults === 0;
  return {
    kind: 'link',
    verdict: isSound ? 'signed' : 'unusable',
    headline: isSound ? words.linkIsSound() : words.hasFaults({ count: faults }),
    advice: isSound ? words.googleTakesIt() : words.tellTheMaker(),
    changed: [],
    checks,
    shown: null,
    length: token.length,
  };
}

function lengthChecks({ length }: SaveToken): readonly Check[] {
  const figure = words.characters({ count: length });
  if (length <= SAVE_TOKEN_MAX) return [{ result: 'ok', title: words.tokenFits(), figure }];
  const detail = words.longAddressesFail({ most: SAVE_TOKEN_MAX });
  return [{ result: 'warn', title: words.tokenIsLong(), detail, figure }];
}

interface Claim {
  readonly name: string;
  readonly value: unknown;
  readonly must: string;
  /** A value that Google's reference no longer names. */
  readonly old?: string;
}

function claimChecks({ header, claims }: SaveToken): readonly Check[] {
  const wanted: readonly Claim[] = [
    { name: 'alg', value: header['alg'], must: 'RS256' },
    { name: 'aud', value: claims['aud'], must: 'google' },
    { name: 'typ', value: claims['typ'], must: 'savetowallet', old: 'savetoandroidpay' },
  ];
  const faults = wanted.filter(({ value, must }) => value !== must);
  return [
    ...(faults.length === 0 ? [{ result: 'ok', title: words.claimsAreRight() } as const] : []),
    ...faults.map(faultOf),
    issuerCheck(claims['iss']),
  ];
}

function faultOf({ name, value, must, old }: Claim): Check {
  const written = shortened(value);
  if (value === old) {
    const title = words.claimIsOld({ name, value: written });
    return { result: 'open', title, detail: words.claimIsOldMeans({ must }) };
  }
  const detail = words.claimIs({ value: written, must });
  return { result: 'bad', title: words.claimIsWrong({ name }), detail };
}

/** A service account, which is an address of mail. */
function issuerCheck(issuer: unknown): Check {
  if (/^[^@\s]+@[^@\s]+$/u.test(textOf(issuer)))
    return { result: 'ok', title: words.madeBy(), detail: shortened(issuer) };
  return {
    result: 'bad',
    title: words.claimIsWrong({ name: 'iss' }),
    detail: words.issuerIsAccount(),
  };
}

const MINUTE_MS = 60_000;

function timeCheck({ claims }: SaveToken, now: Date): Check {
  const { iat } = claims;
  // Google's own samples leave it out.
  if (iat === undefined) return { result: 'open', title: words.hasNoTime() };
  if (typeof iat !== 'number' || !Number.isFinite(new Date(iat * 1000).getTime()))
    return {
      result: 'warn',
      title: words.claimIsWrong({ name: 'iat' }),
      detail: words.timeIsSeconds(),
    };
  const made = new Date(iat * 1000);
  if (made.getTime() > now.getTime() + MINUTE_MS)
    return { result: 'warn', title: words.isFromTheFuture(), detail: made.toISOString() };
  return { result: 'ok', title: words.madeOn({ time: made.toISOString() }) };
}
