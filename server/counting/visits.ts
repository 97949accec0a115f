import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';
import { readVisitReport, VISITS_ADDRESS, type VisitReport } from '../../src/domain/visits.ts';
import { sendProblem } from '../http/problems/problem-documents.ts';
import * as metricsWords from '../../src/words/server/metrics.gen.ts';

const PREFIX = 'tearline_';
/** Bytes; fifty views and fifty vitals are 4 KB. */
const BODY_LIMIT = 8 * 1024;
/** Seconds, around the limits of Core Web Vitals for good and poor. */
const SECONDS = [0.05, 0.1, 0.2, 0.5, 0.8, 1, 1.8, 2.5, 3, 4, 6, 10, 30];
const SHIFTS = [0.001, 0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

/** Adds the page views and timings that browsers report to `/metrics`. Nothing is stored (OBS-01). */
export function addVisits(
  app: FastifyInstance,
  registry: Registry,
  onRequest: onRequestAsyncHookHandler,
): void {
  const count = createCount(registry);
  app.post(VISITS_ADDRESS, { onRequest, bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const report = readVisitReport(request.body);
    if (report === null) return sendProblem(request, reply, 'invalid-request');
    if (request.headers['sec-gpc'] !== '1') count(report);
    return reply.code(204).header('Cache-Control', 'no-store').send();
  });
}

function createCount(registry: Registry): (report: VisitReport) => void {
  const views = new Counter({
    name: `${PREFIX}page_views_total`,
    help: metricsWords.pageViews(),
    labelNames: ['screen'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: `${PREFIX}web_vital_seconds`,
    help: metricsWords.webVitals(),
    labelNames: ['vital', 'screen'],
    buckets: SECONDS,
    registers: [registry],
  });
  const shifts = new Histogram({
    name: `${PREFIX}layout_shift`,
    help: metricsWords.layoutShift(),
    labelNames: ['screen'],
    buckets: SHIFTS,
    registers: [registry],
  });
  return (report) => {
    for (const screen of report.views) views.inc({ screen });
    for (const { name, value, screen } of report.vitals) {
      if (name === 'CLS') shifts.observe({ screen }, value);
      else seconds.observe({ vital: name, screen }, value / 1_000);
    }
  };
}
