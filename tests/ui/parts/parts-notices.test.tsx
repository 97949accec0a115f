import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sees } from '../support/locators.ts';
import { render } from '../support/render.ts';
import { Button } from '../../../src/ui/parts/buttons/button.tsx';
import { Message } from '../../../src/ui/parts/fields/message.tsx';
import { Dialog } from '../../../src/ui/parts/overlays/dialog.tsx';
import { ToastRegion, useToast } from '../../../src/ui/parts/overlays/toast.tsx';
import '../../../src/ui/theme/reset.css.ts';

function Proof({ dismissible }: { readonly dismissible: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Preview</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="The proof"
        dismissible={dismissible}
      >
        <Button>Go back</Button>
      </Dialog>
    </>
  );
}

test('a dialog takes focus, traps it, and returns it to its opener on Escape', async () => {
  await render(<Proof dismissible />);
  const opener = page.getByRole('button', { name: 'Preview' });
  await opener.click();

  const dialog = page.getByRole('dialog', { name: 'The proof' });
  await sees(dialog);
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Tab}{Tab}{Tab}');
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);

  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement).toBe(opener.element());
});

function Sayer({ text = "You've activated a coupon." }) {
  const say = useToast();
  return <Button onClick={() => say({ kind: 'ok', text })}>Switch on</Button>;
}

test('long words stay inside of dialogs, messages and toasts', async () => {
  const word = 'W'.repeat(200);
  await render(
    <ToastRegion>
      <Dialog open onClose={() => undefined} title={word}>
        <Message kind="bad">{word}</Message>
        <Sayer text={word} />
      </Dialog>
    </ToastRegion>,
  );
  await page.getByRole('button', { name: 'Switch on' }).click();
  await expect.poll(() => document.querySelector('[role=group]')).not.toBeNull();
  const parts = document.querySelectorAll('[role=dialog], [role=dialog] p, [role=status]');
  expect([...parts].filter((part) => part.scrollWidth > part.clientWidth)).toEqual([]);
});

test('a toast is announced in a live region, moves nothing, and can be closed, also by F6 and Escape, which return focus', async () => {
  await render(
    <ToastRegion>
      <Sayer />
    </ToastRegion>,
  );
  const before = document.documentElement.scrollHeight;
  const opener = page.getByRole('button', { name: 'Switch on' });
  await opener.click();

  const region = page.getByRole('status');
  await expect.element(region).toHaveTextContent("You've activated a coupon.");
  expect(document.documentElement.scrollHeight).toBe(before);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(region).toBeEmptyDOMElement();

  opener.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(region).toHaveTextContent("You've activated a coupon.");

  await userEvent.keyboard('{F6}{Tab}');
  await expect
    .element(page.getByRole('group', { name: "You've activated a coupon." }))
    .toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(region).toBeEmptyDOMElement();
  await expect.element(opener).toHaveFocus();
});
