/** A plain report about a save link: its token's claims, its length, and the offer in it. */
import * as words from '../../words/verify/checks.gen.ts';
import { SAVE_TOKEN_MAX } from '../constants.ts';
import { offerChecks } from './offer-checks.ts';
import { readSaveLink, type SaveToken } from './save-link.ts';
import {
  type Check,
  fact,
  shortened,
  textOf,
  type VerifyPorts,
  type VerifyReport,
} from './report.ts';

/** Throws `NotVerifiable` if the address has no token. */
export async function verifyLink(address: string, ports: VerifyPorts): Promise<VerifyReport> {
  const token = readSaveLink(address);
  const checks = [
    ...lengthChecks(token),
    ...claimChecks(token),
    timeCheck(token, ports.now),
    ...(await offerChecks(token.claims['payload'], ports)),
    fact('open', words.keyIsGoogles(), words.keyIsGooglesMeans()),
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
    ...(faults.length === 0 ? [fact('ok', words.claimsAreRight())] : []),
    ...faults.map(faultOf),
    issuerCheck(claims['iss']),
  ];
}

function faultOf({ name, value, must, old }: Claim): Check {
  const written = shortened(value);
  if (old !== undefined && value === old) {
    const title = words.claimIsOld({ name, value: written });
    return fact('open', title, words.claimIsOldMeans({ must }));
  }
  const detail = words.claimIs({ value: written, must });
  return fact('bad', words.claimIsWrong({ name }), detail);
}

/** A service account, which is an address of mail. */
function issuerCheck(issuer: unknown): Check {
  if (/^[^@\s]+@[^@\s]+$/u.test(textOf(issuer)))
    return fact('ok', words.madeBy(), shortened(issuer));
  return fact('bad', words.claimIsWrong({ name: 'iss' }), words.issuerIsAccount());
}

const MINUTE_MS = 60_000;

function timeCheck({ claims }: SaveToken, now: Date): Check {
  const { iat } = claims;
  // Google's own samples leave it out.
  if (iat === undefined) return fact('open', words.hasNoTime());
  if (typeof iat !== 'number' || !Number.isFinite(new Date(iat * 1000).getTime()))
    return fact('warn', words.claimIsWrong({ name: 'iat' }), words.timeIsSeconds());
  const made = new Date(iat * 1000);
  if (made.getTime() > now.getTime() + MINUTE_MS)
    return fact('warn', words.isFromTheFuture(), made.toISOString());
  return fact('ok', words.madeOn({ time: made.toISOString() }));
}
