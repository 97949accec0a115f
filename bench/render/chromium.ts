/** Chromium for the benches; how it composites a page decides most figures. */
import { chromium, type Browser } from 'playwright';

/** `software`: the processor paints pages and 2D canvases, as in Playwright's Chromium without a graphics processor. `gpu`: everything goes through the graphics path, which SwiftShader emulates. */
export type Compositing = 'software' | 'gpu';

const FLAGS: Readonly<Record<Compositing, string>> = {
  software: '--disable-gpu',
  gpu: '--use-angle=swiftshader',
};

/** Opens a new Chromium, from CHROMIUM_PATH or Debian's package. */
export function openChromium(compositing: Compositing): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', FLAGS[compositing]],
  });
}
