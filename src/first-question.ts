/**
 * Shows the painted first question of a new coupon (WIZ-17). It stands in the page of `/create/{templateId}` and decides
 * by what the page's head has asked: nobody sees a question who is not signed in, and nobody sees one that the wizard
 * would not show first.
 */
import { listDrafts } from './app/drafts/draft-store.ts';
import { liveUser } from './app/session/stored-session.ts';
import { PAINT } from './app/start/first-paint.ts';
import { showQuestion } from './app/start/painted-question.ts';
import { UNKNOWN_NAME } from './domain/first-paint.ts';
import { initialsOf } from './domain/session/initials.ts';

const root = document.getElementById('root');
if (root !== null)
  isAsked().then(
    (isFirst) => {
      // The application takes it away.
      const template = document.querySelector<HTMLTemplateElement>(PAINT);
      if (!isFirst || template === null) return;
      writeName(template.content);
      showQuestion(root, template.content);
    },
    // Then the application shows what is wrong.
    () => {},
  );

/**
 * Whether the question is the first screen: the session is good, the template is there, no brand is offered above the
 * question, and no draft goes on elsewhere. The head asks only if the address names no step.
 */
async function isAsked(): Promise<boolean> {
  const { pathname } = window.location;
  const [drafts, account, template, kept] = await Promise.all([
    listDrafts(),
    answerOf('/api/account'),
    answerOf(pathname.replace('/create', '/api/v1/template')),
    answerOf('/api/v1/brand'),
  ]);
  const { brand } = (await kept.json()) as { readonly brand: unknown };
  const isHere = drafts.some(({ key }) => key.address === pathname);
  return account.ok && template.ok && brand === null && !isHere;
}

/** A copy, because the application uses the answer too. */
async function answerOf(path: string): Promise<Response> {
  const [name = ''] = Object.keys(window.asked ?? {}).filter((key) => key.includes(`${path} `));
  const answer = await window.asked?.[name];
  if (answer === undefined) throw new Error(`The page did not ask for ${path}.`);
  return answer.clone();
}

function writeName(paint: ParentNode): void {
  const [key = ''] = Object.keys(sessionStorage).filter((name) => name.startsWith('oidc.user:'));
  const { name, email = '' } = liveUser(key)?.profile ?? {};
  const button = paint.querySelector('[data-initials]')?.parentElement;
  const label = button?.ariaLabel ?? '';
  button?.setAttribute(
    'aria-label',
    label.replace(UNKNOWN_NAME, () => name ?? email),
  );
  paint.querySelector('[data-initials]')?.setAttribute('data-initials', initialsOf(name ?? email));
}
