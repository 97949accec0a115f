/** Files held in the hand: what the page reads of one waits until a step lets it through or breaks it. */
import type { Hand } from './hand.ts';
import type { Stage } from './stage.ts';

type Waiting = (isReadable: boolean) => void;

/** Before the page opens. */
export async function holdFiles({ page }: Stage): Promise<void> {
  await page.addInitScript(() => {
    const waiting: Waiting[] = [];
    Object.assign(window, { tearlineFiles: waiting });
    const read: unknown = Reflect.get(FileReader.prototype, 'readAsDataURL');
    FileReader.prototype.readAsDataURL = function (this: FileReader, file: Blob): void {
      waiting.push((isReadable) => {
        if (isReadable && typeof read === 'function') Reflect.apply(read, this, [file]);
        else this.dispatchEvent(new ProgressEvent('error'));
      });
    };
    // Of a kind that is refused nothing else is read.
    Blob.prototype.arrayBuffer = async function (this: Blob): Promise<ArrayBuffer> {
      if (this.type === 'image/webp')
        await new Promise<void>((resolve) => waiting.push(() => resolve()));
      return new Response(this).arrayBuffer();
    };
  });
}

const settle =
  (isReadable: boolean): Hand =>
  async ({ page }) => {
    await page.waitForFunction(
      () => (Reflect.get(window, 'tearlineFiles') as Waiting[]).length > 0,
    );
    await page.evaluate((readable) => {
      for (const one of (Reflect.get(window, 'tearlineFiles') as Waiting[]).splice(0))
        one(readable);
    }, isReadable);
  };

/** The file that waits is read. */
export const readFile = settle(true);

/** It cannot be read. */
export const breakFile = settle(false);
