import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { forge } from './native-forge.ts';
import * as startWords from '../../../src/words/server/start.gen.ts';

/** The subject of a pass certificate that Wallet checks: user id and organizational unit. */
export interface PassIdentity {
  readonly passTypeIdentifier: string;
  readonly teamIdentifier: string;
}

export const CHAIN_FILES = ['root.pem', 'intermediate.pem', 'certificate.pem', 'key.pem'] as const;

const USER_ID = '0.9.2342.19200300.100.1.1';
const YEARS = 10;
const MODULUS_LENGTH = 2048;

/** Makes root, intermediate and pass certificate like Apple's own chain (about 0.3 s). */
export async function makeCertificateChain(identity: PassIdentity) {
  const [rootKeys, intermediateKeys, passKeys] = await Promise.all([
    makeKeys(),
    makeKeys(),
    makeKeys(),
  ]);
  const root = { name: nameOf(commonName('Tearline Local Root')), keys: rootKeys };
  const authority = commonName('Tearline Local Pass Authority');
  const intermediate = { name: nameOf(authority), keys: intermediateKeys };
  const pass = { name: passName(identity), keys: passKeys };
  return {
    'root.pem': certify(root, root, AUTHORITY),
    'intermediate.pem': certify(intermediate, root, AUTHORITY),
    'certificate.pem': certify(pass, intermediate, SIGNER),
    'key.pem': passKeys.privatePem,
  };
}

/**
 * Returns what is wrong with a pass certificate now, as the rest of a sentence; null if it is valid for this identity.
 */
export function certificateFault(pem: string, identity: PassIdentity, now = new Date()) {
  const certificate = parse(pem);
  if (certificate === null) return startWords.noPem();
  if (certificate.validity.notAfter <= now)
    return startWords.expired({ date: certificate.validity.notAfter.toISOString() });
  const passTypeIdentifier = valueOf(certificate, USER_ID);
  if (passTypeIdentifier !== identity.passTypeIdentifier) {
    return startWords.otherPassType({
      type: passTypeIdentifier,
      configured: identity.passTypeIdentifier,
    });
  }
  const teamIdentifier = valueOf(certificate, forge.pki.oids['organizationalUnitName'] ?? '');
  if (teamIdentifier === identity.teamIdentifier) return null;
  return startWords.otherTeam({ team: teamIdentifier, configured: identity.teamIdentifier });
}

type Keys = Awaited<ReturnType<typeof makeKeys>>;

async function makeKeys() {
  const { publicKey, privateKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: MODULUS_LENGTH,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return {
    publicKey: forge.pki.publicKeyFromPem(publicKey),
    privateKey: forge.pki.privateKeyFromPem(privateKey),
    privatePem: privateKey,
  };
}

interface Party {
  readonly name: forge.pki.CertificateField[];
  readonly keys: Keys;
}

const AUTHORITY = [
  { name: 'basicConstraints', cA: true, critical: true },
  { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
  { name: 'subjectKeyIdentifier' },
] as const;

const SIGNER = [
  { name: 'basicConstraints', cA: false },
  { name: 'keyUsage', digitalSignature: true, critical: true },
  { name: 'subjectKeyIdentifier' },
] as const;

function certify(subject: Party, issuer: Party, extensions: readonly object[]): string {
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = subject.keys.publicKey;
  certificate.serialNumber = makeSerialNumber();
  certificate.validity.notBefore = new Date(Date.now() - 60_000);
  certificate.validity.notAfter = new Date(certificate.validity.notBefore);
  certificate.validity.notAfter.setUTCFullYear(
    certificate.validity.notBefore.getUTCFullYear() + YEARS,
  );
  certificate.setSubject(subject.name);
  certificate.setIssuer(issuer.name);
  const authority = { name: 'authorityKeyIdentifier', keyIdentifier: identifierOf(issuer.keys) };
  // forge modifies the objects it gets. Shared ones would give every certificate the same identifier.
  certificate.setExtensions([...extensions.map((extension) => ({ ...extension })), authority]);
  certificate.sign(issuer.keys.privateKey, forge.md.sha256.create());
  return forge.pki.certificateToPem(certificate);
}

function identifierOf({ publicKey }: Keys): string {
  return forge.pki.getPublicKeyFingerprint(publicKey, { type: 'RSAPublicKey' }).getBytes();
}

function nameOf(name: forge.pki.CertificateField): forge.pki.CertificateField[] {
  return [name, { name: 'organizationName', value: 'Tearline' }];
}

function commonName(value: string): forge.pki.CertificateField {
  return { name: 'commonName', value };
}

function passName({ passTypeIdentifier, teamIdentifier }: PassIdentity) {
  return [
    { type: USER_ID, value: passTypeIdentifier },
    commonName(`Pass Type ID: ${passTypeIdentifier}`),
    { name: 'organizationalUnitName', value: teamIdentifier },
    { name: 'organizationName', value: 'Tearline' },
  ];
}

function parse(pem: string): forge.pki.Certificate | null {
  try {
    return forge.pki.certificateFromPem(pem);
  } catch {
    return null;
  }
}

function valueOf(certificate: forge.pki.Certificate, type: string): string {
  const value: unknown = certificate.subject.attributes.find(
    (attribute) => attribute.type === type,
  )?.value;
  return typeof value === 'string' ? value : '';
}

/**
 * 16 bytes, hexadecimal. The first is 0x40 to 0x7f, so that the number is positive and has one DER encoding. A leading
 * zero would be dropped when the certificate is copied into a signature, and the copy would be a different certificate.
 * @internal for tests
 */
export function makeSerialNumber(random: Buffer = randomBytes(16)): string {
  const [first = 0, ...others] = random;
  return Buffer.from([(first & 0x3f) | 0x40, ...others]).toString('hex');
}
