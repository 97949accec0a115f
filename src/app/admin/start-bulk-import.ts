/** Imports many drawings: each becomes an inactive template named after its file (ADMT-12). */
import { refreshTemplates } from '../../api/admin-templates.ts';
import type { ClientAndCache } from '../../api/client.ts';
import { EMPTY_TEMPLATE } from '../../domain/template/template-draft.ts';
import { TITLE_MAX } from '../../domain/template/template-form.schema.ts';
import { bulkImportMachine, type MadeTemplate } from '../../machines/admin/bulk-import.machine.ts';
import type { SvgFile } from '../../machines/admin/template-editor-context.ts';
import { actorWith } from '../actors/with-calls.ts';
import { imported } from './import-drawing.ts';
import { saveTemplate } from './save-template.ts';
import * as adminWords from '../../words/admin.gen.ts';

export function startBulkImport({ client, queryClient }: ClientAndCache) {
  const makeTemplate = async (file: SvgFile, signal: AbortSignal): Promise<MadeTemplate> => {
    const report = await imported({ file, part: 'strip' }, () => {}, signal);
    if (report.type === 'import.progress') throw new Error('An import ended before its end.');
    // The list shows no pictures, because each takes 2 MB.
    const { dropped: _picture, ...outcome } = report.outcome;
    if (report.type === 'import.refused') return { outcome, template: null };
    const title = titleOf(file.name);
    const draft = {
      ...EMPTY_TEMPLATE,
      form: { ...EMPTY_TEMPLATE.form, title, description: title, active: false },
      image: { kind: 'drawn', scheme: report.part.design.schemes[0].name },
      strip: report.part,
    } as const;
    const { id, draft: saved } = await saveTemplate(
      client,
      { templateId: null, draft, stored: null },
      signal,
    );
    await refreshTemplates(queryClient);
    const picture = saved.image?.kind === 'stored' ? saved.image.address : '';
    return { outcome, template: { id, title, picture } };
  };
  return actorWith(bulkImportMachine, { makeTemplate }).start();
}

/** `spring-sale_2.svg` as "Spring sale 2". */
function titleOf(fileName: string): string {
  const words = fileName
    .replace(/\.svgz?$/iu, '')
    .replaceAll(/[-_\s]+/gu, ' ')
    .trim();
  const title = words === '' ? adminWords.untitledTemplate() : words;
  return [...(title.charAt(0).toUpperCase() + title.slice(1))].slice(0, TITLE_MAX).join('');
}
