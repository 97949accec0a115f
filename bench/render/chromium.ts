/** Chromium as the benches drive it: in which of its ways it composes a page decides most figures. */
import { chromium, type Browser } from 'playwright';

/**
 * `software`: pages and 2D canvases are painted by the processor, as Playwright's Chromium does where there is no
 * graphics processor. `gpu`: everything goes through the graphics path, which SwiftShader executes here.
 */
export type Compositing = 'software' | 'gpu';

const FLAGS: Readonly<Record<Compositing, string>> = {
  software: '--disable-gpu',
  gpu: '--use-angle=swiftshader',
};

/** A fresh Chromium, as CHROMIUM_PATH says or Debian installs it. */
export function openChromium(compositing: Compositing): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', FLAGS[compositing]],
  });
}
