/** What the administrators' processes share. */
import type { Stage } from '../../hand/stage.ts';

interface PreparedTemplate {
  readonly id: string;
  readonly name: string;
}

const prepared = new WeakMap<Stage, PreparedTemplate>();

/** Adds a template to the catalogue for one path. */
export async function prepareTemplate(stage: Stage): Promise<PreparedTemplate> {
  const name = `${stage.word} rolls`;
  const template = { id: await stage.services.makeTemplate(name), name };
  prepared.set(stage, template);
  return template;
}

/** The template a path is about; throws where its start made none. */
export function templateOf(stage: Stage): PreparedTemplate {
  const template = prepared.get(stage);
  if (template === undefined) throw new Error('This path has no template.');
  return template;
}
