/** Machines with few fonts: what a page looks like before its own faces are there, and without an Arial. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { provideHeadlessChromium } from '../testing/chromium.ts';
import { DEBIAN, providePrograms } from '../testing/debian-package.ts';
import { ownFolder } from '../testing/own-folder.ts';

/** Debian's package of the fonts that a kind of machine has. */
const FONT_SETS = {
  roboto: 'fonts-roboto-unhinted',
  liberation: 'fonts-liberation',
  dejavu: 'fonts-dejavu-core',
} as const;
export type FontSet = keyof typeof FONT_SETS;

/** Starts Chromium, with these fonts alone or with all that are installed. */
export async function launchWith(fonts?: FontSet): Promise<Browser> {
  const executablePath = await provideHeadlessChromium();
  if (fonts === undefined) return chromium.launch({ executablePath });
  return chromium.launch({ executablePath, env: await environmentWith(fonts) });
}

/** The environment in which Chromium has only these fonts. Installs them if it may. */
async function environmentWith(set: FontSet) {
  const name = FONT_SETS[set];
  const folder = DEBIAN[name];
  await providePrograms({ [name]: folder });
  const own = await ownFolder('fonts');
  const file = join(own, 'fonts.conf');
  await writeFile(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}</dir><cachedir>${join(own, 'cache')}</cachedir></fontconfig>`,
  );
  return { ...process.env, FONTCONFIG_FILE: file };
}
