/** Explains what the sentences of all paths have in common. */
import { type Markup, markup } from './markup.ts';

/** Accounts, names and preparations for a tester who follows a path. */
export function byHand(): Markup {
  return markup`<details class="by-hand">
    <summary><h2>To follow a path by hand</h2></summary>
    <p>Open the product in Chrome, in a window of at least 1280 px. The marketer is <b>marketer@example.com</b>, the administrator
      <b>admin@example.com</b>; in local use both have the password <b>tearline</b>. A visitor is not signed in.</p>
    <p>Do what each step says, then compare the screen with the line below it. Undo what you blocked or slowed down after the
      step that needed it. What waits for an answer may be over before you look; with “3G” under “Throttling”
      it stays for a while.</p>
    <p>Names that begin with “Sample” are yours to choose; a run has others. Where only the runner can do a step, let it walk the
      path before your eyes: <code>npm run paths -- --run --path ID --headed</code>, with the id behind the title.</p>
  </details>`;
}
