import { describe, expect, onTestFinished, test, vi } from 'vitest';
import bakery from '../../designs/bakery/strip.gen.json';
import type { DesignDocument } from '../../src/domain/design/design-document.ts';
import { composeStrip } from '../../src/render/compose/strip.ts';
import { composeTextLogo } from '../../src/render/compose/text-logo.ts';
import type { Picture } from '../../src/render/engine.ts';
import { openLiveStage, type LiveStage } from '../../src/ui/canvas/live-stage.tsx';
import { watchContexts } from './contexts.ts';
import { differing, draw, read } from './pictures.ts';

const design = bakery as unknown as DesignDocument;

function picture(scheme: string, text: Record<string, string> = {}): Picture {
  return { scene: composeStrip(design, { scheme, text }, 'apple'), width: 1125, height: 432 };
}

function openOnWebGL(): LiveStage {
  const stage = openLiveStage({ backends: ['webgl'], onBackend: () => {} });
  onTestFinished(() => stage.destroy());
  return stage;
}

async function expectShown(canvas: HTMLCanvasElement, { scene }: Picture): Promise<void> {
  const expected = await draw(scene, 'webgl');
  await vi.waitFor(() => expect(differing(read(canvas, 1125, 432), expected)).toBe(0), 30_000);
}

describe('the live stage on WebGL', () => {
  test('[REND-06] a lost context returns and everything is drawn again', async () => {
    const contexts = watchContexts();
    const stage = openOnWebGL();
    const canvas = document.createElement('canvas');
    stage.show(1, canvas, picture('Default Scheme'));
    await expectShown(canvas, picture('Default Scheme'));

    const [context] = contexts;
    const lose = context?.getExtension('WEBGL_lose_context');
    lose?.loseContext();
    const edited = picture('Scheme 3', { TEXT1: 'BACK AGAIN' });
    stage.show(1, canvas, edited);
    await vi.waitFor(() => expect(context?.isContextLost()).toBe(true));
    lose?.restoreContext();

    await expectShown(canvas, edited);
  });

  test('[REND-06] a context that does not return is replaced by the canvas backend @long', async () => {
    const contexts = watchContexts();
    const backends: (string | null)[] = [];
    const stage = openLiveStage({
      backends: ['webgl'],
      onBackend: (backend) => backends.push(backend),
    });
    onTestFinished(() => stage.destroy());
    const canvas = document.createElement('canvas');
    stage.show(1, canvas, picture('Default Scheme'));
    await expectShown(canvas, picture('Default Scheme'));

    contexts[0]?.getExtension('WEBGL_lose_context')?.loseContext();
    const edited = picture('Scheme 4');
    stage.show(1, canvas, edited);

    const expected = await draw(edited.scene, 'canvas');
    await vi.waitFor(() => expect(differing(read(canvas, 1125, 432), expected)).toBe(0), 30_000);
    expect(backends).toEqual(['webgl', 'canvas']);
  });
});

describe.each(['webgl', 'canvas'] as const)('edits on %s', (backend) => {
  test('[WIZ-17] texts of the same width, other colors, and back again', async () => {
    const stage = openLiveStage({ backends: [backend], onBackend: () => {} });
    onTestFinished(() => stage.destroy());
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
      const expected = await draw(scene, backend);

      await vi.waitFor(() => expect(differing(read(canvas, 480, 150), expected)).toBe(0), 30_000);
    }
  });
});
