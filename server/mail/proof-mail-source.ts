/** The mail about an answer to a proof (APPR-03). */
import { shortFingerprint } from '../../src/domain/approval/approval.ts';
import { escapeHtml } from '../../src/domain/escape-html.ts';
import { languageNow } from '../../src/words/language.ts';
import * as mailWords from '../../src/words/server/proof-mail.gen.ts';
import { languageOfAccount } from '../accounts/attributes.repository.ts';
import { speaking } from '../http/languages/request-language.ts';
import { findMailedAnswer, type MailedAnswer } from '../approval/answers.repository.ts';
import type { CouponMailSource } from './coupon-mail-source.ts';
import type { QueuedProofMail } from '../jobs/queues.ts';
import { oneLine, shortened } from './mail-text.ts';
import { envelopeOf, type Mail, type MailBody } from './mail.ts';

type ProofMailSource = Pick<CouponMailSource, 'database' | 'from' | 'publicUrl'>;

const MOST_IN_SUBJECT = 60;

/** Makes the mail of a queued row; null if its answer is gone. Throws `MailRefused` without a usable recipient. */
export function proofMailMaker({ database, from, publicUrl }: ProofMailSource) {
  return async (queued: QueuedProofMail): Promise<Mail | null> => {
    const envelope = envelopeOf(`proof-answer-${queued.answer}`, from, queued);
    const answer = await findMailedAnswer(database, queued.answer);
    if (answer === undefined) return null;
    const language = await languageOfAccount(database, answer.account_id, answer.language);
    const body = speaking(language, () => composeProofMail(answer, `${publicUrl}/dashboard`));
    return { ...body, ...envelope };
  };
}

/** Pure: the same answer gives the same mail. */
function composeProofMail(answer: MailedAnswer, dashboard: string): MailBody {
  const name = oneLine(answer.name);
  const offer = oneLine(answer.offer);
  const isApproved = answer.verdict === 'approved';
  const sentence = isApproved
    ? mailWords.approved({ name, offer })
    : mailWords.askedForChanges({ name, offer });
  const lines = [
    sentence,
    ...(answer.comment === '' ? [] : [answer.comment]),
    mailWords.standsFor({ fingerprint: shortFingerprint(answer.fingerprint) }),
  ];
  const short = {
    name: shortened(name, MOST_IN_SUBJECT),
    offer: shortened(offer, MOST_IN_SUBJECT),
  };
  return {
    subject: isApproved
      ? mailWords.approvedSubject(short)
      : mailWords.askedForChangesSubject(short),
    text: `${lines.join('\n\n')}\n\n${mailWords.seeAnswers()}\n${dashboard}\n\n${mailWords.whySent()}\n`,
    html: htmlOf(lines, dashboard),
    attachments: [],
  };
}

/** Inline styles, as in the mail with a coupon's link. */
function htmlOf(lines: readonly string[], dashboard: string): string {
  const paragraphs = lines.map(
    (line) =>
      `<p dir="auto" style="margin:0 0 14px;white-space:pre-line;overflow-wrap:anywhere;">${escapeHtml(line)}</p>`,
  );
  const address = escapeHtml(dashboard);
  return `<!doctype html>
<html lang="${languageNow()}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><title>${mailWords.title()}</title></head>
<body style="margin:0;padding:28px 16px;background:#FBF8F2;color:#16213A;font:400 16px/1.5 'Public Sans','Segoe UI',Helvetica,Arial,sans-serif;color-scheme:light;">
<div style="max-width:528px;margin:0 auto;padding:24px 28px;background:#FFFFFF;border:1px solid #E3DDD0;border-radius:3px;">
${paragraphs.join('\n')}
<p style="margin:0;">${mailWords.seeAnswers()} <a href="${address}" target="_blank" rel="noopener" style="color:#1F4FBF;overflow-wrap:anywhere;">${address}</a></p>
</div>
<p style="max-width:584px;margin:16px auto 0;font-size:13px;color:#55607A;">${mailWords.whySent()}</p>
</body>
</html>
`;
}
