import { createServer } from 'node:http';
import type { FastifyServerFactory } from 'fastify';
import { createConnections } from './connections.ts';
import { inOrder } from './connection-limits.ts';
import proxyAddress from '@fastify/proxy-addr';

/** Settings as read by `configuration`. */
interface ServerSettings {
  readonly trustProxy: TrustProxy;
  readonly overload: { readonly connectionsAtOnce: number };
}

const OPTIONS = {
  requireHostHeader: false,
  // The value of Apache's `mod_reqtimeout` (header=20). It also closes connections that send nothing.
  headersTimeout: 20_000,
  connectionsCheckingInterval: 5_000,
};

/** Returns Fastify's server, with limits on what one connection can cost the others, and Fastify's default timeouts. */
export function limitedServer({ overload, trustProxy }: ServerSettings) {
  const connections = createConnections({
    most: overload.connectionsAtOnce,
    isProxy: proxyTrust(trustProxy),
  });
  const serverFactory: FastifyServerFactory = (handle, options) => {
    const answering = inOrder({ connections, handle });
    // Node's automatic answers take the same way, since they would not be counted otherwise.
    const server = createServer(OPTIONS, answering);
    server.on('checkExpectation', answering);
    server.keepAliveTimeout = Number(options['keepAliveTimeout']);
    server.requestTimeout = Number(options['requestTimeout']);
    server.setTimeout(Number(options['connectionTimeout']));
    connections.watch(server);
    return server;
  };
  return { connections, serverFactory };
}

/** TRUST_PROXY: all, none, these addresses, or proxies up to this number of hops. */
type TrustProxy = boolean | string[] | ((address: string, hops: number) => boolean);

/** Returns whether an address is a proxy that TRUST_PROXY trusts; `hops` is 0 for the connected peer. */
function proxyTrust(trustProxy: TrustProxy): (address: string, hops?: number) => boolean {
  if (typeof trustProxy === 'boolean') return () => trustProxy;
  const trusts = typeof trustProxy === 'function' ? trustProxy : proxyAddress.compile(trustProxy);
  return (address, hops = 0) => trusts(address, hops);
}
