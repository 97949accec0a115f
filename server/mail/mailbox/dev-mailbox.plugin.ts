import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { listMails, readMail, type StoredMail } from './mailbox-folder.ts';
import { loadMailboxPages } from './mailbox-pages.ts';

const MAILBOX = '/dev/mailbox';

/** Scripts of a mail do not run. Its links open in a new window outside of this sandbox. */
const LETTER_POLICY = [
  'sandbox allow-popups allow-popups-to-escape-sandbox',
  "default-src 'none'",
  'img-src data:',
  "style-src 'unsafe-inline'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

interface MailRoute {
  readonly Params: { readonly id: string };
}

/**
 * The local mailbox shows the `.eml` files of a folder as pages (SUBM-07). It has no sign-in, so it is for local use
 * only.
 */
export const devMailbox: FastifyPluginAsync<{ readonly folder: string }> = async (
  app,
  { folder },
) => {
  const pages = await loadMailboxPages(MAILBOX);
  const sendPage = (reply: FastifyReply, page: string): FastifyReply =>
    guarded(reply, pages.contentSecurityPolicy).type('text/html; charset=utf-8').send(page);
  const withMail = async (
    reply: FastifyReply,
    id: string,
    send: (mail: StoredMail) => FastifyReply,
  ): Promise<FastifyReply> => {
    const mail = await readMail(folder, id);
    return mail === null ? notFound(reply) : send(mail);
  };

  app.get(MAILBOX, async (_request, reply) => sendPage(reply, pages.list(await listMails(folder))));
  app.get<MailRoute>(`${MAILBOX}/:id`, async ({ params }, reply) =>
    withMail(reply, params.id, (mail) => sendPage(reply, pages.mail(mail))),
  );
  app.get<MailRoute>(`${MAILBOX}/:id/html`, async ({ params }, reply) =>
    withMail(reply, params.id, ({ html }) =>
      guarded(reply, LETTER_POLICY).type('text/html; charset=utf-8').send(html),
    ),
  );
  app.get<MailRoute>(`${MAILBOX}/:id/source`, async ({ params }, reply) =>
    withMail(reply, params.id, ({ id, source }) =>
      guarded(reply, 'sandbox')
        .header('Content-Disposition', `attachment; filename="${id}.eml"`)
        .type('message/rfc822')
        .send(source),
    ),
  );
  app.get<{ readonly Params: { readonly file: string } }>(
    `${MAILBOX}/fonts/:file`,
    async ({ params }, reply) => {
      const font = pages.fonts.get(params.file);
      if (font === undefined) return notFound(reply);
      return reply
        .header('Cache-Control', 'public, max-age=31536000, immutable')
        .type('font/woff2')
        .send(font);
    },
  );
};

function notFound(reply: FastifyReply): FastifyReply {
  reply.callNotFound();
  return reply;
}

/** Some browsers check `X-Frame-Options` before the policy, and it would forbid the frame of the mail. */
function guarded(reply: FastifyReply, policy: string): FastifyReply {
  return reply
    .header('Content-Security-Policy', policy)
    .header('X-Frame-Options', policy === LETTER_POLICY ? 'SAMEORIGIN' : 'DENY')
    .header('X-Content-Type-Options', 'nosniff')
    .header('Referrer-Policy', 'no-referrer')
    .header('Cache-Control', 'no-store');
}
