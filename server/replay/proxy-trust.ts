import proxyAddress from '@fastify/proxy-addr';

/** TRUST_PROXY: everybody, nobody, those of these addresses, or who is so many hops away. */
export type TrustProxy = boolean | string[] | ((address: string, hops: number) => boolean);

/** Whether an address that is so many hops away, 0 for who is connected, is of a proxy that TRUST_PROXY names. */
export function proxyTrust(trustProxy: TrustProxy): (address: string, hops?: number) => boolean {
  if (typeof trustProxy === 'boolean') return () => trustProxy;
  const trusts = typeof trustProxy === 'function' ? trustProxy : proxyAddress.compile(trustProxy);
  return (address, hops = 0) => trusts(address, hops);
}
