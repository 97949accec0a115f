import type { FastifyInstance } from 'fastify';
import type { PublicViews } from './coupons/reading/public-views.ts';
import { listen } from './db/listen.ts';

/** The channel of migration 0080. */
const CHANNEL = 'coupon_changed';

/** Keeps cached public coupons current while the app runs: the database reports each change (PUB-10). */
export function followChanges(app: FastifyInstance, databaseUrl: string, views: PublicViews): void {
  let stop = async (): Promise<void> => undefined;
  app.addHook('onReady', async () => {
    const listener = await listen(databaseUrl, CHANNEL, {
      onNotice: views.forget,
      onBeat: views.heard,
    });
    stop = listener.stop;
  });
  app.addHook('onClose', () => stop());
}
