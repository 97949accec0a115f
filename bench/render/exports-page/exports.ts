/** Runs in Chromium: repeatedly exports a coupon's pictures as the wizard does. */
import { composeStrip } from '../../../src/render/compose/strip.ts';
import { composeTextLogo } from '../../../src/render/compose/text-logo.ts';
import { createExporter } from '../../../src/render/export/export-scenes.ts';
import { makeDrawing } from '../page/drawing.ts';
import { designOf, schemeName } from '../page/tearline-design.ts';

declare global {
  interface Window {
    exportCoupons?: (count: number) => Promise<void>;
  }
}

const design = designOf(makeDrawing(1));
const exporter = createExporter();
const logo = {
  font: 'Caveat-Bold',
  textColor: '#FFFFFF',
  backgroundColor: '#1F3A36',
} as const;
let exported = 0;

window.exportCoupons = async (count) => {
  for (let coupon = 0; coupon < count; coupon += 1) {
    exported += 1;
    const choices = { scheme: schemeName(exported % 4), text: { TEXT1: `Coupon ${exported}` } };
    const letters = { ...logo, text: String(exported % 100) };
    await exporter.exportScenes({
      appleStrip: composeStrip(design, choices, 'apple'),
      googleStrip: composeStrip(design, choices, 'google'),
      appleLogo: composeTextLogo(letters, 'apple'),
      googleLogo: composeTextLogo(letters, 'google'),
    });
  }
};
