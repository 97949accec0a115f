/**
 * node-forge with RSA signatures by OpenSSL. Its own implementation is JavaScript and blocks the event loop for tens of
 * milliseconds per pass. passkit-generator reads the key through this module, so this is the only place to replace it.
 */
import { constants, createPrivateKey, privateEncrypt } from 'node:crypto';
import forge from 'node-forge';

type Digest = forge.md.MessageDigest & { readonly algorithm: string };

const { setRsaPrivateKey } = forge.pki;

Object.assign(forge.pki, {
  setRsaPrivateKey: (...numbers: Parameters<typeof setRsaPrivateKey>) => {
    const key = setRsaPrivateKey(...numbers);
    const native = createPrivateKey(forge.pki.privateKeyToPem(key));
    const padded = { key: native, padding: constants.RSA_PKCS1_PADDING };
    // RSASSA-PKCS1-v1_5, the scheme of certificates and passes (RFC 8017, 8.2.1).
    const sign = (digest: Digest) => privateEncrypt(padded, digestInfo(digest)).toString('binary');
    return Object.assign(key, { sign });
  },
});

export { forge };

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
