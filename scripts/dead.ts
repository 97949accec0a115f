/** `npm run dead`: names files, exports, messages and packages that nothing of the product uses, and fails where there are any. */
import './command/current-node.ts';
import { deadThings } from './structure/dead-things.ts';
import { readProject } from './structure/project-files.ts';

const dead = deadThings(readProject());
for (const sentence of dead) console.error(sentence);
if (dead.length > 0) process.exitCode = 1;
