import { migrate } from '../../server/db/migrate.ts';
import { withClient } from '../../server/db/postgres-connection.ts';
import { openIssuer } from '../memory/issuer.ts';
import { benchCoupon } from '../public/bench-coupon.ts';
import { start } from '../public/contest.ts';
import { benchPictures } from '../public/coupons.ts';
import { withScratch } from './scratch.ts';

/** A started product with a database of its own and one account. */
export interface BenchedProduct {
  readonly port: number;
  readonly pid: number;
  readonly databaseUrl: string;
  /** An access token of the account. */
  readonly token: string;
  /** A coupon that the account may save. */
  readonly coupon: ReturnType<typeof benchCoupon>;
}

/** Gives the work a started product without limits, and stops it afterwards. */
export function withProduct<Result>(
  work: (product: BenchedProduct) => Promise<Result>,
): Promise<Result> {
  return withScratch(async (databaseUrl, folder) => {
    const issuer = await openIssuer();
    try {
      await migrate(databaseUrl);
      const environment = {
        DATABASE_URL: databaseUrl,
        DATA_DIR: folder,
        PUBLIC_URL: 'http://tearline.bench',
        OIDC_ISSUER: issuer.url,
        LIMIT_CREATE: '0',
        LIMIT_UPLOAD: '0',
        LIMIT_BARCODE: '0',
        LIMIT_PUBLIC: '0',
      };
      const { port, pid, stop } = await start('tearline', { folder, environment });
      try {
        const { rows } = await withClient(databaseUrl, (client) =>
          client.query<{ id: string }>('select id from templates order by id limit 1'),
        );
        const coupon = benchCoupon(rows[0]?.id ?? '', await benchPictures());
        return await work({ port, pid, databaseUrl, token: issuer.token, coupon });
      } finally {
        await stop();
      }
    } finally {
      issuer.close();
    }
  });
}
