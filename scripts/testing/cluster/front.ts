import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createProgram, type Program } from './programs.ts';

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
  await writeFile(settings, settingsOf(ports));
  return createProgram({
    command: '/usr/sbin/haproxy',
    parameters: ['-db', '-f', settings],
    log: join(folder, 'haproxy.log'),
  });
}

function settingsOf({ web, database, replicas, nodes }: Ports): string {
  const servers = replicas.map((port) => `  server r${port} 127.0.0.1:${port} check`);
  const databases = nodes.map(
    ({ port, rolePort }) => `  server n${port} 127.0.0.1:${port} check port ${rolePort}`,
  );
  return `defaults
  timeout connect 1s
  timeout client 60s
  timeout server 60s
  timeout check 5s
  default-server inter 500 fall 2 rise 1

listen web
  mode http
  bind 127.0.0.1:${web}
  option forwardfor
  option redispatch
  retries 3
  retry-on conn-failure
  option httpchk GET /readyz
${servers.join('\n')}

listen database
  mode tcp
  timeout client 1h
  timeout server 1h
  bind 127.0.0.1:${database}
  option httpchk GET /primary
  default-server on-marked-down shutdown-sessions
${databases.join('\n')}
`;
}
