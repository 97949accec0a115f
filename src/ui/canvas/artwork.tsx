import { useEffect, useRef } from 'react';
import type { Scene } from '../../render/scene/scene.ts';
import * as couponWords from '../../words/coupon.gen.ts';
import * as styles from './artwork.css.ts';
import { bindCanvas, useDrawing } from './canvas-binding.ts';

interface ArtworkProps {
  readonly scene: Scene;
  /** A description for screen readers; empty if the words beside it describe it. */
  readonly label: string;
  readonly className?: string;
}

/** A Scene, drawn live at its displayed size and after each change: REND-01, REND-06, WIZ-17. */
export function Artwork({ scene, label, className }: ArtworkProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const binding = useRef<ReturnType<typeof bindCanvas>>(null);
  const drawing = useDrawing();
  const canDraw = drawing !== 'none';

  useEffect(() => {
    if (canvas.current === null) return undefined;
    const opened = bindCanvas(canvas.current);
    const stopWatching = watchWidth(canvas.current, opened.resize);
    binding.current = opened;
    return () => {
      stopWatching();
      opened.close();
    };
  }, [canDraw]);

  useEffect(() => binding.current?.show(scene), [scene, canDraw]);

  const proportions = { aspectRatio: `${scene.width} / ${scene.height}` };
  const classes = className === undefined ? '' : ` ${className}`;
  if (!canDraw) {
    return (
      <p className={styles.sentence + classes} style={proportions}>
        {couponWords.cannotDraw()}
      </p>
    );
  }
  return (
    <canvas
      ref={canvas}
      {...(label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      className={styles.artwork + classes}
      style={proportions}
    />
  );
}

/** Calls back with the element's width in px of the screen, now and on each change of either. */
function watchWidth(element: HTMLElement, onWidth: (width: number) => void): () => void {
  const observer = new ResizeObserver(([entry]) => {
    if (entry !== undefined) onWidth(Math.round(entry.contentRect.width * devicePixelRatio));
  });
  const closing = new AbortController();
  const watch = () => {
    observer.observe(element);
    const isAsSharp = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    isAsSharp.addEventListener('change', watch, { once: true, signal: closing.signal });
  };
  watch();
  return () => {
    observer.disconnect();
    closing.abort();
  };
}
