import { hash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { sendProblem } from '../http/problems/problem-documents.ts';
import type { Peers } from '../peers/peers.ts';
import * as metricsWords from '../../src/words/server/metrics.gen.ts';

const PREFIX = 'tearline_';
/** Seconds. A page from memory takes one millisecond, a coupon with six pictures a quarter of a second. */
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const LOOPBACK = /^(?:127(?:\.\d{1,3}){3}|::1|::ffff:127(?:\.\d{1,3}){3})$/;

/** A gauge with one label. It is read when metrics are requested. */
export interface MetricsGauge {
  /** Without the prefix: `database_connections`. */
  readonly name: string;
  readonly help: string;
  /** `state` by default. */
  readonly label?: string;
  /** True if every process reads the same value, such as a count in the database. */
  readonly isShared?: boolean;
  /** True for a counter that starts at zero with the process. */
  readonly isRising?: boolean;
  read(): Promise<Readonly<Record<string, number>>>;
}

interface MetricsOptions {
  /** Token that allows reading. With null only this machine may read, and not through a proxy. */
  readonly token: string | null;
  readonly gauges: readonly MetricsGauge[];
  /** Processes that are measured together with this one. */
  readonly peers?: Peers | undefined;
}

/**
 * `/metrics` in Prometheus' text format (API-13). It contains routes and statuses, never addresses or people. Other parts
 * add their metrics to the returned registry.
 */
export function addMetrics(app: FastifyInstance, { token, gauges, peers }: MetricsOptions) {
  const registry = createRegistry(gauges);
  countRequests(app, registry);
  peers?.onMeasure(() => registry.getMetricsAsJSON());

  app.get('/metrics', async (request, reply) => {
    if (token === null && !isLocal(request)) return sendProblem(request, reply, 'not-found');
    if (token !== null && !presents(request, token))
      return sendProblem(request, reply, 'unauthorized');
    return reply
      .header('Cache-Control', 'no-store')
      .type(registry.contentType)
      .send(await (peers ?? registry).metrics());
  });
  return registry;
}

/** Returns the metrics of this process together with these gauges. */
export function createRegistry(gauges: readonly MetricsGauge[]): Registry {
  const registry = Registry.merge([processMetrics()]);
  for (const gauge of gauges) addGauge(registry, gauge);
  return registry;
}

/** The process is measured once: what measures it never ends. */
function processMetrics(): Registry {
  if (measured !== undefined) return measured;
  measured = new Registry();
  collectDefaultMetrics({ register: measured, prefix: PREFIX });
  return measured;
}
let measured: Registry | undefined;

function countRequests(app: FastifyInstance, registry: Registry): void {
  const requests = new Counter({
    name: `${PREFIX}http_requests_total`,
    help: metricsWords.requests(),
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: `${PREFIX}http_request_duration_seconds`,
    help: metricsWords.requestSeconds(),
    labelNames: ['method', 'route'],
    buckets: BUCKETS,
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const { method } = request;
    requests.inc({ method, route, status: reply.raw.statusCode });
    seconds.observe({ method, route }, reply.elapsedTime / 1_000);
  });
}

function addGauge(
  registry: Registry,
  { name, help, label = 'state', isShared = false, isRising = false, read }: MetricsGauge,
): void {
  const described = {
    name: `${PREFIX}${name}`,
    help,
    labelNames: [label],
    aggregator: isShared ? ('first' as const) : ('sum' as const),
    registers: [],
    async collect(this: Pick<Gauge, 'inc' | 'reset'>) {
      this.reset();
      // A gauge that fails is left out, so that the others are still shown.
      const values = await read().catch(() => ({}));
      for (const [value, count] of Object.entries(values)) this.inc({ [label]: value }, count);
    },
  };
  registry.registerMetric(isRising ? new Counter(described) : new Gauge(described));
}

/** A proxy on this machine has a local address too, but it adds forwarding headers. */
function isLocal(request: FastifyRequest): boolean {
  const { headers, ip, socket } = request;
  const isForwarded =
    headers['x-forwarded-for'] !== undefined ||
    headers.forwarded !== undefined ||
    headers.via !== undefined;
  return !isForwarded && LOOPBACK.test(ip) && LOOPBACK.test(socket.remoteAddress ?? '');
}

function presents(request: FastifyRequest, token: string): boolean {
  const [, given = ''] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  return timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', token, 'buffer'));
}
