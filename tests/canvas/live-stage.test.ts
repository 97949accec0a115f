import { describe, expect, test, vi } from 'vitest';
import { composeStrip } from '../../src/render/compose/strip.ts';
import { composeTextLogo } from '../../src/render/compose/text-logo.ts';
import type { Picture } from '../../src/render/engine.ts';
import { openStage, watchContexts } from './contexts.ts';
import { BAKERY, expectShown } from './pictures.ts';

function picture(scheme: string, text: Record<string, string> = {}): Picture {
  return { scene: composeStrip(BAKERY, { scheme, text }, 'apple'), width: 1125, height: 432 };
}

test('[REND-06] a lost WebGL context returns and everything is drawn again', async () => {
  const contexts = watchContexts();
  const stage = openStage('webgl');
  const canvas = document.createElement('canvas');
  stage.show(1, canvas, picture('Default Scheme'));
  await expectShown(canvas, picture('Default Scheme').scene, 'webgl');

  const [context] = contexts;
  const lose = context?.getExtension('WEBGL_lose_context');
  lose?.loseContext();
  const edited = picture('Scheme 3', { TEXT1: 'BACK AGAIN' });
  stage.show(1, canvas, edited);
  await vi.waitFor(() => expect(context?.isContextLost()).toBe(true));
  lose?.restoreContext();

  await expectShown(canvas, edited.scene, 'webgl');
});

test('[REND-06] a WebGL context that does not return is replaced by the canvas backend @long', async () => {
  const contexts = watchContexts();
  const backends: (string | null)[] = [];
  const stage = openStage('webgl', { onBackend: (backend) => backends.push(backend) });
  const canvas = document.createElement('canvas');
  stage.show(1, canvas, picture('Default Scheme'));
  await expectShown(canvas, picture('Default Scheme').scene, 'webgl');

  contexts[0]?.getExtension('WEBGL_lose_context')?.loseContext();
  const edited = picture('Scheme 4');
  stage.show(1, canvas, edited);

  await expectShown(canvas, edited.scene, 'canvas');
  expect(backends).toEqual(['webgl', 'canvas']);
});

describe.each(['webgl', 'canvas'] as const)('edits on %s', (backend) => {
  test('[WIZ-17] texts of the same width, other colors, and back again', async () => {
    const stage = openStage(backend);
    const canvas = document.createElement('canvas');
    for (const [text, textColor] of [
      ['OB', '#000000'],
      ['OD', '#000000'],
      ['OD', '#C0392B'],
      ['OB', '#C0392B'],
      ['OB', '#000000'],
    ] as const) {
      const scene = composeTextLogo(
        { text, textColor, font: 'Helvetica Neue', backgroundColor: '#FFFFFF' },
        'apple',
      );
      stage.show(1, canvas, { scene, width: 480, height: 150 });
      await expectShown(canvas, scene, backend);
    }
  });
});
