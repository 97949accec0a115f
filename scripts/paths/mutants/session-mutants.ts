/** Sign-in, sign-out, drafts and uploads, broken on purpose (QA-04). */
import type { Mutant } from './mutant.ts';

const AUTH = 'src/machines/auth/auth.machine.ts';
const SIGN_OUT = 'src/machines/auth/sign-out.machine.ts';
const DRAFT = 'src/machines/drafts/draft.machine.ts';
const UPLOAD = 'src/machines/images/image-upload.machine.ts';

export const SESSION_MUTANTS: readonly Mutant[] = [
  {
    name: 'The end of a session is not noticed',
    process: 'auth',
    touches: 'authenticated · session.end',
    file: AUTH,
    from: "'session.end': 'unauthenticated'",
    to: "'session.end': {}",
  },
  {
    name: 'An account that may not come in comes in',
    process: 'auth',
    touches: 'error: loadAccount',
    file: AUTH,
    from: "target: 'accountFailed'",
    to: "target: 'ready'",
  },
  {
    name: 'A sign-out that failed is shown as the landing page',
    process: 'auth',
    touches: 'error: redirectToSignOut',
    file: 'src/routes/logout.tsx',
    from: "if (snapshot.matches('failed')) return;",
    to: '',
  },
  {
    name: 'Signing out deletes unfinished coupons unasked',
    process: 'sign-out',
    touches: 'done: countDrafts · 1 of 2',
    file: SIGN_OUT,
    from: 'isSome: (_, drafts: number) => drafts > 0',
    to: 'isSome: (_, drafts: number) => drafts > 1',
  },
  {
    name: '“Stay signed in” signs out',
    process: 'sign-out',
    touches: 'signOut.cancel',
    file: SIGN_OUT,
    from: "'signOut.cancel': 'decided'",
    to: "'signOut.cancel': 'erasing'",
  },
  {
    name: 'Signing out leaves unfinished coupons to whoever comes next',
    process: 'sign-out',
    touches: 'done: eraseDrafts',
    file: 'src/app/drafts/account-drafts.ts',
    from: 'await eraseDrafts(entries.map(({ key }) => key));',
    to: 'await eraseDrafts([]);',
  },
  {
    name: 'What is changed while a draft is written is lost',
    process: 'draft',
    touches: 'done: writeDraft · 1 of 2',
    file: DRAFT,
    from: 'hasLaterChange: ({ context }) => context.hasLaterChange',
    to: 'hasLaterChange: () => false',
  },
  {
    name: 'A draft that storage refused is said to be saved',
    process: 'draft',
    touches: 'error: writeDraft',
    file: DRAFT,
    from: "onError: {\n              target: '#draft.unsaved'",
    to: "onError: {\n              target: '#draft.saved'",
  },
  {
    name: 'A draft that is left stays',
    process: 'draft',
    touches: 'done: eraseDraft',
    file: 'src/app/drafts/start-draft.ts',
    from: 'eraseDraft: fromPromise(() => eraseDrafts([target.key]))',
    to: 'eraseDraft: fromPromise(() => eraseDrafts([]))',
  },
  {
    name: 'A reload begins anew',
    process: 'draft-recovery',
    touches: 'untouched · draft.change',
    file: 'src/app/drafts/claim-draft.ts',
    from: 'if (stored !== null) {',
    to: 'if (stored === null) {',
  },
  {
    name: 'A file that cannot be read is forgotten without a word',
    process: 'image-upload',
    touches: 'reading · error: readImage',
    file: UPLOAD,
    from: 'rememberRefusal: assign(({ context }, refusal: string) => refused(context, refusal))',
    to: 'rememberRefusal: assign({})',
  },
  {
    name: 'Closing the cropper saves',
    process: 'image-upload',
    touches: 'crop.close',
    file: UPLOAD,
    from: "on: { 'crop.close': 'resting' }",
    to: "on: { 'crop.close': '.drawing' }",
  },
  {
    name: 'What was cropped does not come into the form',
    process: 'image-upload',
    touches: 'done: drawCrop',
    file: 'src/routes/-wizard/image-uploads.tsx',
    from: "wizard.actor.send({ type: 'image.change', slot, image }),",
    to: 'undefined,',
  },
];
