/** What administrators do, broken on purpose (QA-04). */
import type { Mutant } from './mutant.ts';

const ADMIN = 'src/machines/admin';

export const ADMIN_MUTANTS: readonly Mutant[] = [
  {
    name: 'Changes of a template are left without a question',
    process: 'template-editor',
    touches: 'editing · editor.leave · 1 of 2',
    file: `${ADMIN}/template-editor.setup.ts`,
    from: 'isDirty: ({ context }) => isDirty(context)',
    to: 'isDirty: () => false',
  },
  {
    name: 'A template saved by somebody else is told as any other failure',
    process: 'template-editor',
    touches: 'saving · error: saveTemplate · 1 of 2',
    file: `${ADMIN}/template-editor.setup.ts`,
    from: "error.failure.code === 'stale-edit'",
    to: "error.failure.code === 'unavailable'",
  },
  {
    name: 'A new drawing loses words and colors without a question',
    process: 'template-editor',
    touches: 'importing · import.done · 1 of 2',
    file: `${ADMIN}/template-editor-context.ts`,
    from: 'return lostTokens.length + lostTexts.length + keptTexts.length > 0;',
    to: 'return false;',
  },
  {
    name: '“Keep the old drawing” replaces it',
    process: 'template-editor',
    touches: 'replacement.decline',
    file: `${ADMIN}/template-editor.machine.ts`,
    from: "actions: 'forgetReplacement'",
    to: "actions: 'acceptReplacement'",
  },
  {
    name: 'Of many drawings only the first is imported',
    process: 'bulk-import',
    touches: 'done: makeTemplate',
    file: `${ADMIN}/bulk-import.machine.ts`,
    from: 'nextOf(context.items) !== -1',
    to: 'nextOf(context.items) === 0',
  },
  {
    name: 'Many drawings are offered to everybody at once',
    process: 'bulk-import',
    touches: 'done: makeTemplate',
    file: 'src/app/admin/start-bulk-import.ts',
    from: 'active: false',
    to: 'active: true',
  },
];
