/** Explains how a tester does what the sentences of a path describe. */
import { type Markup, markup } from './markup.ts';
import type { ReportedProcess } from './report.schema.ts';

/** Phrases of the sentences and how to do them. */
const ADVICE: readonly (readonly [phrases: readonly string[], how: string])[] = [
  [
    ['gets'],
    'Wait until the page has its answer. What the step before it shows may be gone before you look; with “3G”, as below, it stays for a while.',
  ],
  [
    ['waits for slow services'],
    'Two steps earlier, choose “3G” under Network in the browser’s developer tools; the wait is then long enough to be seen.',
  ],
  [
    ['meets services that fail'],
    'One step earlier, block the call’s address under Network in the developer tools. The page may speak of the connection then, and must offer the same ways on.',
  ],
  [
    ['loses the line', 'cuts the network off', 'loses the network'],
    'One step earlier, choose “Offline” under Network in the developer tools; choose “No throttling” before you go on.',
  ],
  [
    ['elsewhere', 'another tab', 'somebody'],
    'Do it, or be that somebody, in a second window that is signed in to the same account, after the step before and ahead of this one.',
  ],
  [['refused by the browser'], 'Block the clipboard for this site in the browser’s settings.'],
  [
    ['a provider that fails'],
    'One step earlier, block “/idp/” under Network in the developer tools; unblock it before you go on.',
  ],
  [
    ['run out'],
    'Sign in, then delete what “oidc.user” begins with under Application, Session storage, in the developer tools, and load the page again.',
  ],
  [
    ['cannot draw', 'without memory', 'cannot be read', 'storage', 'told by the services'],
    'No hand can do this: have it walked, by the command below.',
  ],
];

/** Accounts, starts, and phrases that need more than a mouse. */
export function byHand(processes: readonly ReportedProcess[]): Markup {
  const steps = processes.flatMap(({ paths }) => paths).flatMap((path) => path.steps);
  const asked = ADVICE.filter(([phrases]) =>
    phrases.some((phrase) => steps.some(({ sentence }) => sentence.includes(phrase))),
  );
  return markup`<details class="by-hand">
    <summary><h2>To follow a path by hand</h2></summary>
    <p>${PREPARATION}</p>
    <dl class="changes">${asked.map(
      ([phrases, how]) =>
        markup`<div><dt>${phrases.map((phrase) => `“${phrase}”`).join(', ')}</dt><dd>${how}</dd></div>`,
    )}</dl>
    <p>To have a path walked before your eyes: <code>npm run paths -- --run --path ID --headed</code>, with the id behind its title.</p>
  </details>`;
}

const PREPARATION = markup`Open the product in a window of at least 1280 px. The marketer is <b>marketer@example.com</b>,
  the administrator <b>admin@example.com</b>; in local use both have the password <b>tearline</b>, and a visitor has not
  signed in. What a path begins with, a coupon or a template, you make beforehand, and no other path needs it. Do what a
  step says, then hold the screen against what stands below it.`;
