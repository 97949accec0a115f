/**
 * node-forge with RSA signatures by OpenSSL. Its own implementation is JavaScript and blocks the event loop for tens of
 * milliseconds per pass. passkit-generator reads the key through this module, so this is the only place to replace it.
 */
import { constants, createPrivateKey, type JsonWebKey, privateEncrypt } from 'node:crypto';
import forge from 'node-forge';

type Digest = forge.md.MessageDigest & { readonly algorithm: string };

const { setRsaPrivateKey } = forge.pki;

Object.assign(forge.pki, {
  setRsaPrivateKey: (...numbers: Parameters<typeof setRsaPrivateKey>) => {
    const key = setRsaPrivateKey(...numbers);
    const native = createPrivateKey({ key: jwkOf(key), format: 'jwk' });
    const padded = { key: native, padding: constants.RSA_PKCS1_PADDING };
    // RSASSA-PKCS1-v1_5, the scheme of certificates and passes (RFC 8017, 8.2.1).
    const sign = (digest: Digest) => privateEncrypt(padded, digestInfo(digest)).toString('binary');
    return Object.assign(key, { sign });
  },
});

export { forge };

/** RFC 7518, 6.3: the numbers themselves, so that nothing of them is encoded as ASN.1 and read again. */
function jwkOf({ n, e, d, p, q, dP, dQ, qInv }: forge.pki.rsa.PrivateKey): JsonWebKey {
  const digits = { n, e, d, p, q, dp: dP, dq: dQ, qi: qInv };
  const encoded = Object.entries(digits).map(([name, number]) => {
    const hex = number.toString(16);
    return [name, Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex')] as const;
  });
  return {
    kty: 'RSA',
    ...Object.fromEntries(encoded.map(([name, bytes]) => [name, bytes.toString('base64url')])),
  };
}

/** RFC 8017, 9.2. */
function digestInfo(digest: Digest): Buffer {
  const { Class, Type, create, oidToDer, toDer } = forge.asn1;
  const oid = forge.pki.oids[digest.algorithm];
  if (oid === undefined) throw new Error(`There is no name for the digest ${digest.algorithm}.`);
  const info = create(Class.UNIVERSAL, Type.SEQUENCE, true, [
    create(Class.UNIVERSAL, Type.SEQUENCE, true, [
      create(Class.UNIVERSAL, Type.OID, false, oidToDer(oid).getBytes()),
      create(Class.UNIVERSAL, Type.NULL, false, ''),
    ]),
    create(Class.UNIVERSAL, Type.OCTETSTRING, false, digest.digest().getBytes()),
  ]);
  return Buffer.from(toDer(info).getBytes(), 'binary');
}
