/**
 * `npm run screenshots`: pictures of every screen and state of the product at 390, 768 and 1440 px, light and dark, in
 * both languages, with a contact sheet of each in `reports/screens`. `-- dashboard codes` takes the screens whose names
 * begin with these words, `--changed` shows those that differ from the pictures of another commit.
 *
 * `npm run screenshots -- catalogue [NAME…]`: contact sheets of the designs in `reports/catalogue`.
 */
import './command/current-node.ts';
import { runCommand } from './command/command.ts';
import { sheetsOfCatalogue } from './designs/contact-sheets.ts';
import { takeScreens } from './screens/take-screens.ts';

const [subject, ...names] = process.argv.slice(2);
await runCommand(async () => {
  const isFine =
    subject === 'catalogue'
      ? await sheetsOfCatalogue(names)
      : await takeScreens(process.argv.slice(2), console.log);
  if (!isFine) process.exit(1);
});
