/**
 * `npm run screenshots`: pictures of every screen and state of the product at 390, 768 and 1440 px, light and dark, in
 * both languages, with a contact sheet of each in `reports/screens`. `-- dashboard codes` takes the screens whose names
 * begin with these words.
 *
 * `npm run screenshots -- --judge [NAME…]`: what axe and the console say of each screen.
 *
 * `npm run screenshots -- --still [NAME…]`: what moves by itself while fonts and answers come late.
 *
 * `npm run screenshots -- readme`: the pictures of the README, in `docs/pictures`.
 *
 * `npm run screenshots -- catalogue [NAME…]`: contact sheets of the designs in `reports/catalogue`.
 */
import { parseArgs } from 'node:util';
import './command/current-node.ts';
import { runCommand } from './command/command.ts';
import { sheetsOfCatalogue } from './designs/contact-sheets.ts';
import { judgeScreens } from './screens/judge-screens.ts';
import { judgeShifts } from './screens/layout-shift.ts';
import { takeReadmePictures, takeScreens } from './screens/take-screens.ts';
import type { TestCounts } from './testing/test-counts.ts';

const flag = { type: 'boolean', default: false } as const;

await runCommand(async () => {
  if (!(await isFine())) process.exit(1);
});

function said({ passed, failed }: TestCounts): boolean {
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0;
}

/** Throws for a flag or a screen that does not exist: a walk of all screens takes half an hour. */
async function isFine(): Promise<boolean> {
  const options = { judge: flag, still: flag };
  const { values, positionals: names } = parseArgs({ options, allowPositionals: true });
  const [subject, ...designs] = names;
  if (values.judge) return said(await judgeScreens(names));
  if (values.still) return said(await judgeShifts(names));
  if (subject === 'catalogue') await sheetsOfCatalogue(designs);
  else if (subject === 'readme') await takeReadmePictures();
  else return takeScreens(names);
  return true;
}
