import { beforeEach, expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { readDesignDocument } from '../../../src/domain/design/design-document.schema.ts';
import { readUrl } from '../../canvas/pictures.ts';
import { cornerOf, DESIGN, openEditor, save } from '../support/template-editor.ts';

beforeEach(() => page.viewport(1440, 1000));

test('[ADMT-02] the previews show a picked color before the panes, and the next action uses it @long', async () => {
  const sent = await openEditor();
  const large = page.getByRole('img', { name: 'Large view, Default Scheme' });
  await page.getByRole('tab', { name: 'Colors' }).click();
  const corner = async () => cornerOf(await readUrl(canvasOf(large).toDataURL()));
  await expect.poll(corner).toBe(DESIGN.schemes[0].tokens.fill['FILL1']);
  const undo = page.getByRole('button', { name: 'Undo' }).element();
  const hex = page.getByLabelText('Color of FILL1', { exact: true });
  pick('FILL1', '#00ff80');
  const seen = await new Promise((resolve) => {
    setTimeout(() => resolve([canvasOf(large).toDataURL(), undo.matches(':disabled')]));
  });
  expect(seen).toEqual([canvasOf(large).toDataURL(), true]);
  expect(await corner()).toBe('#00FF80');
  await expect.element(hex).toHaveValue('#00FF80');

  pick('FILL2', '#102030');
  await page.getByRole('button', { name: 'Add scheme' }).click();
  await save().click();
  await expect.poll(() => sent.length).toBe(1);
  const { schemes } = readDesignDocument(sent[0]?.editorSource);
  const picked = { FILL1: '#00FF80', FILL2: '#102030' };
  expect([schemes[0], schemes.at(-1)]).toMatchObject(
    Array.from({ length: 2 }, () => ({ tokens: { fill: picked } })),
  );
});

function canvasOf(shown: Locator): HTMLCanvasElement {
  const element = shown.element();
  if (!(element instanceof HTMLCanvasElement)) throw new Error('No artwork is drawn there.');
  return element;
}

/** Events of the browser's color picker during a drag. */
function pick(token: string, color: string): void {
  const input = page.getByLabelText(`Pick ${token}`, { exact: true }).element();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, color);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
