/** Who signed a pass, and whether phones accept it. */
import * as words from '../../words/verify/checks.gen.ts';
import { formatDate } from '../coupon/expiry.ts';
import { isRecord } from '../record.ts';
import { type Check, fact } from './report.ts';
import { readSignature, type SignatureFacts } from './signature.ts';

interface SignedParts {
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** `pass.json`, or null if it cannot be read. */
  readonly pass: unknown;
  readonly now: Date;
  /** The authority that phones trust, as DER in base64; Apple's by default. */
  readonly root?: string;
}

/** Returns the checks, and as `changed` the manifest if it is not the signed one. */
export async function signatureChecks(parts: SignedParts) {
  const { files, root } = parts;
  const signature = files.get('signature');
  const manifest = files.get('manifest.json');
  if (signature === undefined)
    return { changed: [], checks: [fact('bad', words.noSignature(), words.noSignatureMeans())] };
  // Without a manifest there is nothing that was signed; its own check says so.
  if (manifest === undefined) return { changed: [], checks: [] };
  const facts = await readSignature(signature, manifest, root).catch(() => null);
  if (facts === null)
    return {
      changed: [],
      checks: [fact('bad', words.signatureUnreadable(), words.noSignatureMeans())],
    };
  const { expected, found } = facts;
  return {
    changed:
      expected === found || expected === '' ? [] : [{ name: 'manifest.json', expected, found }],
    checks: [fitOf(facts), authorityOf(facts), timeOf(facts, parts.now), ...ownerOf(facts, parts)],
  };
}

function fitOf({ isSound }: SignatureFacts): Check {
  if (isSound) return fact('ok', words.signatureFits());
  return fact('bad', words.signatureDoesNotFit(), words.signatureDoesNotFitMeans());
}

function authorityOf({ chain, signer: { issuer } }: SignatureFacts): Check {
  switch (chain) {
    case 'trusted':
      return fact('ok', words.signedWithApples(), words.issuedBy({ issuer }));
    case 'untrusted':
      return fact('warn', words.signedWithAnother({ issuer }), words.signedWithAnotherMeans());
    case 'broken':
      return fact('bad', words.chainIsBroken(), words.chainIsBrokenMeans({ issuer }));
    default:
      return chain satisfies never;
  }
}

function timeOf({ signedAt, signer: { from, until } }: SignatureFacts, now: Date): Check {
  if (signedAt === null && now > until) return fact('open', words.noSigningTime());
  const at = signedAt ?? now;
  const days = { from: shownDay(from), until: shownDay(until) };
  if (at < from || at > until)
    return fact('bad', words.certificateWasNotValid({ day: shownDay(at) }), words.validFrom(days));
  if (signedAt === null) return fact('warn', words.noSigningTime());
  const detail = words.signedOn({ day: shownDay(signedAt), until: days.until });
  return fact('ok', words.certificateWasValid(), detail);
}

/** The certificate names the pass type and the team; a pass with other ones does not open. */
function ownerOf({ signer }: SignatureFacts, { pass }: SignedParts): readonly Check[] {
  if (!isRecord(pass)) return [];
  const pairs = [
    { name: 'passTypeIdentifier', signed: signer.passType },
    { name: 'teamIdentifier', signed: signer.team },
  ];
  const other = pairs.find(({ name, signed }) => pass[name] !== signed);
  if (other === undefined)
    return [fact('ok', words.certificateIsOfThisPass(), signer.passType ?? '')];
  const { name, signed } = other;
  return [
    fact(
      'bad',
      words.certificateIsOfAnother({ name }),
      words.certificateSays({ text: signed ?? '–' }),
    ),
  ];
}

function shownDay(date: Date): string {
  return formatDate(date.toISOString());
}
