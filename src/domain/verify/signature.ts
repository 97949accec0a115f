/** The signature of a pass: a detached PKCS #7 message over `manifest.json` (RFC 5652), read by PKI.js. */
import {
  Certificate,
  ContentInfo,
  IssuerAndSerialNumber,
  SignedData,
  type SignerInfo,
} from 'pkijs';
import { bytesOfBase64 } from '../images/base64.ts';
import { isRecord } from '../record.ts';
import { APPLE_ROOT } from './apple-root.ts';
import { hashOf, hexOf } from './manifest-checks.ts';

/** What a signature says. */
export type SignatureFacts = Awaited<ReturnType<typeof readSignature>>;

/** Throws an Error if the bytes are no signature. `root` is DER in base64. */
export async function readSignature(
  signature: Uint8Array,
  manifest: Uint8Array,
  root: string = APPLE_ROOT,
) {
  const info = ContentInfo.fromBER(new Uint8Array(signature));
  const signed = new SignedData({ schema: info.content });
  const [signer] = signed.signerInfos;
  const certificates = (signed.certificates ?? []).filter((one) => one instanceof Certificate);
  const certificate = certificates.find((one) => isOf(one, signer));
  if (signer === undefined || certificate === undefined)
    throw new Error('The signature names no certificate that is in it.');
  const hash = HASHES[signer.digestAlgorithm.algorithmId];
  return {
    /** Hashes of the manifest: the signed one, and that of the file. Empty if nothing here makes such hashes. */
    expected: hash === undefined ? '' : hexOf(octetsOf(attributeOf(signer, MESSAGE_DIGEST))),
    found: hash === undefined ? '' : await hashOf(manifest, hash),
    /** Whether the certificate's key signed this. */
    isSound: await isSound(signed, manifest),
    /** Null if the signature has no time. */
    signedAt: timeOf(attributeOf(signer, SIGNING_TIME)),
    signer: signerFacts(certificate),
    chain: await chainOf(certificate, certificates, Certificate.fromBER(bytesOfBase64(root))),
  };
}

const HASHES: Readonly<Partial<Record<string, string>>> = {
  '1.3.14.3.2.26': 'SHA-1',
  '2.16.840.1.101.3.4.2.1': 'SHA-256',
  '2.16.840.1.101.3.4.2.2': 'SHA-384',
  '2.16.840.1.101.3.4.2.3': 'SHA-512',
};
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const SIGNING_TIME = '1.2.840.113549.1.9.5';
const USER_ID = '0.9.2342.19200300.100.1.1';
const ORGANIZATIONAL_UNIT = '2.5.4.11';
const COMMON_NAME = '2.5.4.3';

function isOf(certificate: Certificate, signer: SignerInfo | undefined): boolean {
  const named: unknown = signer?.sid;
  return (
    named instanceof IssuerAndSerialNumber &&
    certificate.issuer.isEqual(named.issuer) &&
    certificate.serialNumber.isEqual(named.serialNumber)
  );
}

function attributeOf(signer: SignerInfo, type: string): unknown {
  return signer.signedAttrs?.attributes.find((one) => one.type === type)?.values[0];
}

/** The bytes of an octet string of ASN.1; none for anything else. */
function octetsOf(value: unknown): Uint8Array {
  const block = isRecord(value) ? value['valueBlock'] : null;
  const bytes = isRecord(block) ? block['valueHexView'] : null;
  return bytes instanceof Uint8Array ? bytes : new Uint8Array();
}

function timeOf(value: unknown): Date | null {
  const toDate = isRecord(value) ? value['toDate'] : null;
  const time: unknown = typeof toDate === 'function' ? Reflect.apply(toDate, value, []) : null;
  return time instanceof Date && !Number.isNaN(time.getTime()) ? time : null;
}

/** Whether the signature fits the manifest; an unknown algorithm fits nothing. */
async function isSound(signed: SignedData, manifest: Uint8Array): Promise<boolean> {
  try {
    return await signed.verify({ signer: 0, data: new Uint8Array(manifest).buffer });
  } catch {
    return false;
  }
}

function signerFacts(certificate: Certificate) {
  return {
    passType: nameOf(certificate.subject, USER_ID),
    team: nameOf(certificate.subject, ORGANIZATIONAL_UNIT),
    /** The common name of the authority that issued the certificate. */
    issuer: nameOf(certificate.issuer, COMMON_NAME) ?? '',
    from: certificate.notBefore.value,
    until: certificate.notAfter.value,
  };
}

function nameOf({ typesAndValues }: Certificate['subject'], type: string): string | null {
  const found = typesAndValues.find((one) => one.type === type);
  return found === undefined ? null : String(found.value.valueBlock.value);
}

/** Authorities above a pass certificate; Apple has two. */
const CHAIN_MAX = 5;

/** `trusted`: up to Apple's root. `untrusted`: up to another authority. `broken`: an issuer is missing or did not sign. */
async function chainOf(
  certificate: Certificate,
  others: readonly Certificate[],
  root: Certificate,
): Promise<'trusted' | 'untrusted' | 'broken'> {
  let current = certificate;
  let hops = 0;
  while (hops < CHAIN_MAX) {
    if (await signedBy(current, root)) return 'trusted';
    if (current.issuer.isEqual(current.subject)) return 'untrusted';
    const issuer = others.find((one) => one.subject.isEqual(current.issuer));
    if (issuer === undefined) return hops === 0 ? 'broken' : 'untrusted';
    if (!(await signedBy(current, issuer))) return 'broken';
    [current, hops] = [issuer, hops + 1];
  }
  return 'broken';
}

async function signedBy(certificate: Certificate, issuer: Certificate): Promise<boolean> {
  if (!certificate.issuer.isEqual(issuer.subject)) return false;
  return certificate.verify(issuer).catch(() => false);
}
