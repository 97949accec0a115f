import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { roomsOf } from './import-graph.ts';

/** The names that the folders and files of a subject have, from what a marketer does to what everything stands on. */
const SUBJECTS: Readonly<Record<string, readonly string[]>> = {
  wizard: ['wizard', 'create', 'first-question'],
  drafts: ['drafts', 'draft'],
  images: ['images', 'uploads'],
  design: ['design', 'svg', 'designs'],
  coupon: ['coupon', 'coupons', 'projects', 'submission'],
  preflight: ['preflight'],
  scan: ['scan'],
  dashboard: ['dashboard'],
  share: ['share'],
  codes: ['codes', 'household-codes'],
  counters: ['counters', 'till'],
  print: ['print', 'print-kit'],
  postal: ['postal', 'postal-kit'],
  approval: ['approval', 'proof', 'proofs'],
  brand: ['brand'],
  wallet: ['wallet', 'delivery', 'wallets', 'saved-passes'],
  verify: ['verify'],
  browse: ['browse', 'look', 'search', 'search-box'],
  catalogue: ['catalogue', 'admin', 'template', 'templates', 'keyword', 'keywords'],
  mail: ['mail'],
  session: ['session', 'auth', 'identity', 'account', 'accounts', 'sign-in', 'sign-out'],
};

/** Rooms whose files, not folders, carry the name of a subject. */
const FLAT = /^(?:src\/api|src\/words\/en|tests\/(?:api|e2e)|paths\/processes)$/u;

const INTRODUCTION = `# Subjects

Where the files of a subject lie, by room; a view stands for its styles too. \`npm run structure\` writes this page, and a test compares it. What each room is for: [architecture.md](architecture.md).
`;

/** Returns `docs/subjects.md`. */
export function subjectsPage(root: string): string {
  const found = globSync('{src,server,paths,scripts,tests}/**/*.{ts,tsx,json}', { cwd: root });
  const rooms = [...roomsOf(found.filter((file) => !/\.gen\.|^src\/words\/es\//u.test(file)))];
  const sections = Object.entries(SUBJECTS).map(([subject, names]) => {
    const lines = rooms.flatMap(([folder, files]) => lineOf(folder, [...files], names));
    return `## ${subject}\n\n${lines.toSorted().join('\n')}\n`;
  });
  return [INTRODUCTION, ...sections].join('\n');
}

function lineOf(folder: string, files: readonly string[], names: readonly string[]) {
  const isOwn = folder.split('/').some((part) => names.includes(part.replace(/^-/, '')));
  const own = isOwn ? files : FLAT.test(folder) ? files.filter((file) => isOf(file, names)) : [];
  return own.length === 0 ? [] : [`- \`${folder}\`: ${own.toSorted().join(', ')}`];
}

/** `counters.queries` and `counters.test` are of counters. */
function isOf(file: string, names: readonly string[]): boolean {
  return names.includes(basename(file).split('.')[0] ?? '');
}
