import proxyAddress from '@fastify/proxy-addr';

/** Whether an address is of a proxy that TRUST_PROXY names. */
export function proxyTrust(trustProxy: boolean | readonly string[]): (address: string) => boolean {
  if (typeof trustProxy === 'boolean') return () => trustProxy;
  const trusts = proxyAddress.compile([...trustProxy]);
  return (address) => trusts(address, 0);
}
