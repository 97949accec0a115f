import { globalFontFace } from '@vanilla-extract/css';
import { BRICOLAGE_GROTESQUE, fonts, standIn } from './stand-in.ts';

for (const [name, { regular, bold, wider }] of fonts) {
  globalFontFace(`Public Sans from ${name}`, [
    { ...standIn(regular, wider.regular), fontWeight: '100 500' },
    { ...standIn(bold, wider.bold), fontWeight: '600 800' },
  ]);
  globalFontFace(`Bricolage from ${name}`, {
    ...standIn(bold, wider.head, BRICOLAGE_GROTESQUE),
    fontWeight: '600 800',
  });
}
