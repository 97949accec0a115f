import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createProgram, type Program } from './programs.ts';

/** The file that operators get. */
const SETTINGS = join(import.meta.dirname, '../../../docs/haproxy.cfg');

interface Ports {
  /** Where visitors come in. */
  readonly web: number;
  /** Where the pooler finds the primary. */
  readonly database: number;
  readonly replicas: readonly number[];
  readonly nodes: readonly { readonly port: number; readonly rolePort: number }[];
}

/** HAProxy before the replicas, and before the database server that takes writes. */
export async function createFront(folder: string, ports: Ports): Promise<Program> {
  const settings = join(folder, 'haproxy.cfg');
  const given = await readFile(SETTINGS, 'utf8');
  await writeFile(settings, `${withPorts(given, ports)}\n${primaryOf(ports)}`);
  return createProgram({
    command: '/usr/sbin/haproxy',
    parameters: ['-db', '-f', settings],
    log: join(folder, 'haproxy.log'),
  });
}

function withPorts(settings: string, { web, replicas }: Ports): string {
  return replicas.reduce(
    (text, port, index) => text.replaceAll(`127.0.0.1:400${index + 1} `, `127.0.0.1:${port} `),
    settings.replace('bind 127.0.0.1:8080', `bind 127.0.0.1:${web}`),
  );
}

function primaryOf({ database, nodes }: Ports): string {
  const servers = nodes.map(
    ({ port, rolePort }) => `  server n${port} 127.0.0.1:${port} check port ${rolePort}`,
  );
  return `listen database
  mode tcp
  timeout client 1h
  timeout server 1h
  bind 127.0.0.1:${database}
  option httpchk GET /primary
  default-server on-marked-down shutdown-sessions
${servers.join('\n')}
`;
}
