import proxyAddress from '@fastify/proxy-addr';

/** TRUST_PROXY: all, none, these addresses, or proxies up to this number of hops. */
export type TrustProxy = boolean | string[] | ((address: string, hops: number) => boolean);

/** Returns whether an address is a proxy that TRUST_PROXY trusts; `hops` is 0 for the connected peer. */
export function proxyTrust(trustProxy: TrustProxy): (address: string, hops?: number) => boolean {
  if (typeof trustProxy === 'boolean') return () => trustProxy;
  const trusts = typeof trustProxy === 'function' ? trustProxy : proxyAddress.compile(trustProxy);
  return (address, hops = 0) => trusts(address, hops);
}
