import { useEffect, useRef } from 'react';
import * as adminWords from '../../../words/admin.gen.ts';
import { artwork } from '../../canvas/artwork.css.ts';
import * as styles from './desk.css.ts';

interface AsDroppedProps {
  /** The browser's own drawing of the file. */
  readonly picture: ImageData;
  /** Percent of its width, from the left, that is shown. */
  readonly share: number;
  /** Whether the rest of it shows faintly, instead of the artwork beneath. */
  readonly isFaint?: boolean;
}

/** The file as the browser draws it, up to a line; the importer compares its own drawing with it (ADMT-11). */
export function AsDropped({ picture, share, isFaint = false }: AsDroppedProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => canvas.current?.getContext('2d')?.putImageData(picture, 0, 0), [picture]);
  const cut = { clipPath: `inset(0 ${100 - share}% 0 0)` };
  return (
    <>
      <canvas
        ref={canvas}
        width={picture.width}
        height={picture.height}
        role="img"
        aria-label={adminWords.asDropped()}
        className={isFaint ? artwork : styles.over}
        style={isFaint ? undefined : cut}
      />
      {isFaint && <div className={styles.veil} style={{ clipPath: `inset(0 0 0 ${share}%)` }} />}
      <div
        className={styles.seam}
        style={{
          clipPath: `inset(0 calc(${100 - share}% - 1px) 0 calc(${share}% - 1px))`,
        }}
      />
    </>
  );
}
