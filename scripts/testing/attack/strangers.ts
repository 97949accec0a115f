/** A process that attacks a running product until it is ended: `strangers.ts <attack> <target as JSON>`. */
import { ATTACKS } from './attacks.ts';
import type { Target } from './target.ts';

const [name = '', target = ''] = process.argv.slice(2);
const attack = ATTACKS.find((one) => one.name === name);
if (attack === undefined) throw new Error(`No attack has the name "${name}".`);
// Connections that read nothing do not keep a process alive.
setInterval(() => undefined, 60_000);
await attack.run(JSON.parse(target) as Target);
