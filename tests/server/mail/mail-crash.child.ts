/** A mail worker that stops between sending and marking: it prints "sent" and never continues. */
import { openDatabase } from '../../../server/db/database.ts';
import { couponMailMaker } from '../../../server/mail/coupon-mail-source.ts';
import { doDueJobs } from '../../../server/jobs/due-jobs.ts';
import { mailJobs } from '../../../server/mail/mail-jobs.ts';
import { createEmlTransport } from '../../../server/mail/eml-transport.ts';
import { mailFolder } from '../../../server/mail/open-mail.ts';
import { createDiskMediaStore } from '../../../server/media/disk-media-store.ts';

const [, , url = '', dataDir = ''] = process.argv;
const database = openDatabase({ url, connections: 2, onIdleError: () => undefined });
const eml = createEmlTransport(mailFolder(dataDir));
const never = new AbortController().signal;
setInterval(() => undefined, 60_000);

const jobs = mailJobs({
  makeMail: couponMailMaker({
    database,
    media: createDiskMediaStore(`${dataDir}/media`),
    from: { name: 'Tearline', address: 'coupons@tearline.example' },
    publicUrl: 'http://tearline.test',
    shareBase: 'http://tearline.test/r/',
  }),
  transport: {
    async send(mail, signal) {
      await eml.send(mail, signal);
      process.stdout.write('sent\n');
      await new Promise<never>(() => undefined);
    },
  },
});
await doDueJobs(
  {
    database,
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    now: () => new Date(),
    random: () => 0,
  },
  jobs,
  { stop: never, cut: never },
);
