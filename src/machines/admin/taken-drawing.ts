/** Takes an imported drawing as a template's design (ADMT-12). */
import { type Replacement, replacedDesign } from '../../domain/template/replaced-design.ts';
import type { DesignPart } from '../../domain/template/template-draft.ts';
import {
  changedTemplate,
  type EditorChanges,
  type ImportOutcome,
  type TemplateEditorContext,
} from './template-editor-context.ts';

/** Takes an imported design; a replacement that would lose something needs confirmation. */
export function withImport(
  context: TemplateEditorContext,
  { part: next, outcome }: { readonly part: DesignPart; readonly outcome: ImportOutcome },
): EditorChanges {
  const { draft, part, outcomes, drawn } = context;
  const after = { file: null, stage: null };
  const taken = { ...after, outcomes: { ...outcomes, [part]: outcome } };
  const older = draft[part]?.design;
  if (older === undefined || older === drawn[part])
    return { ...taken, ...withFirstDesign(context, next) };
  const replacement = replacedDesign(older, next.design);
  const replaced = { ...next, design: replacement.design };
  if (losesSomething(replacement))
    return { ...after, replacement: { ...replacement, part: replaced, outcome } };
  return { ...taken, ...withPart(context, replaced) };
}

/** A drawing that nobody has edited: its words and colors are its own, and it is also drawn for the catalogue. */
function withFirstDesign(context: TemplateEditorContext, next: DesignPart): EditorChanges {
  const { draft, part, drawn, stored } = context;
  const own = { kind: 'drawn', scheme: next.design.schemes[0].name } as const;
  const image = part === 'strip' ? (draft.image ?? own) : draft.image;
  return {
    ...changedTemplate(context, { ...draft, image, [part]: next }),
    drawn: stored === null ? { ...drawn, [part]: next.design } : drawn,
    broken: { ...context.broken, [part]: null },
  };
}

/** The report of the older drawing stays until its replacement is accepted. */
export function acceptedReplacement(context: TemplateEditorContext): EditorChanges {
  const { replacement, outcomes, part } = context;
  if (replacement === null) return {};
  return {
    ...withPart(context, replacement.part),
    outcomes: { ...outcomes, [part]: replacement.outcome },
  };
}

function withPart(context: TemplateEditorContext, next: DesignPart): EditorChanges {
  const { draft, part, broken } = context;
  return {
    ...changedTemplate(context, { ...draft, [part]: next }),
    broken: { ...broken, [part]: null },
    replacement: null,
  };
}

function losesSomething({ lostTokens, lostTexts, keptTexts }: Replacement): boolean {
  return lostTokens.length + lostTexts.length + keptTexts.length > 0;
}
