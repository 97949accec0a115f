/** Statecharts for other tools: Mermaid and SCXML. */
import type { AnyStateNode } from 'xstate';
import type { Process } from '../model/process.ts';
import { type Arrow, Arrows, isRefusal, placeOf } from '../model/transitions.ts';
import { escaped } from './markup.ts';

/** A Mermaid state diagram. */
export function mermaidOf({ machine, title }: Process): string {
  const arrows = arrowsOf(machine).flatMap(({ from, to, event, guard }) =>
    to.map((target) => {
      // Mermaid ends a label at a second colon.
      const words = `${event}${guard === null ? '' : ` [${guard}]`}`.replaceAll(': ', ' ');
      return `  ${mermaidId(from)} --> ${mermaidId(target)} : ${words}`;
    }),
  );
  const lines = [...mermaidState(machine.root), ...arrows];
  return `---\ntitle: ${title}\n---\nstateDiagram-v2\n${lines.join('\n')}\n`;
}

function mermaidState(node: AnyStateNode): readonly string[] {
  const id = mermaidId(placeOf(node));
  const own = `  state "${node.key}" as ${id}`;
  const children = Object.values(node.states);
  if (children.length === 0) return [own];
  const inner = children.flatMap((child, index) => [
    ...(index > 0 && node.type === 'parallel' ? ['  --'] : []),
    ...mermaidState(child),
    ...(child.type === 'final' ? [`  ${mermaidId(placeOf(child))} --> [*]`] : []),
  ]);
  const initial = initialOf(node).map((target) => `  [*] --> ${mermaidId(target)}`);
  return [`${own} {`, ...[...initial, ...inner].map((line) => `  ${line}`), '  }'];
}

const mermaidId = (place: string): string => place.replaceAll(/[^A-Za-z0-9]/g, '_');

/** An SCXML document (W3C). Guards stand by name, since their code is the product's. */
export function scxmlOf({ machine, title }: Process): string {
  const chart = scxmlState(machine.root, arrowsOf(machine));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<!-- ${escaped(title)} -->\n<scxml xmlns="http://www.w3.org/2005/07/scxml" version="1.0" name="${escaped(machine.id)}">${chart}\n</scxml>\n`;
}

function scxmlState(node: AnyStateNode, arrows: readonly Arrow[]): string {
  const id = placeOf(node);
  const kind = node.type === 'parallel' || node.type === 'final' ? node.type : 'state';
  const initial = initialOf(node).map((target) => ` initial="${escaped(target)}"`);
  const invokes = node.invoke.map(({ src }) => {
    const name = escaped(typeof src === 'string' ? src : node.key);
    return `<invoke id="${escaped(id)}.${name}" src="${name}"/>`;
  });
  const parts = [
    ...invokes,
    ...arrows.filter(({ from }) => from === id).map(scxmlArrow),
    ...Object.values(node.states).map((child) => scxmlState(child, arrows)),
  ];
  return `\n<${kind} id="${escaped(id)}"${initial.join('')}>${parts.join('')}</${kind}>`;
}

function scxmlArrow({ from, to, event, guard }: Arrow): string {
  const on = event === 'always' ? '' : ` event="${escaped(event.replace(': ', '.'))}"`;
  const cond = guard === null || guard === 'otherwise' ? '' : ` cond="${escaped(guard)}"`;
  const target = to.join(' ') === from ? '' : ` target="${escaped(to.join(' '))}"`;
  return `\n<transition${on}${cond}${target}/>`;
}

function arrowsOf(machine: Process['machine']): readonly Arrow[] {
  return new Arrows(machine).all.filter(({ id }) => !isRefusal(id));
}

function initialOf(node: AnyStateNode): readonly string[] {
  return node.type === 'compound' ? node.initial.target.map(placeOf) : [];
}
