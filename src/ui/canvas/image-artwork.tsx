import { useEffect, useMemo, useState } from 'react';
import { composeCrop, type UploadedImage } from '../../render/compose/crop.ts';
import { loadUploadedImage } from '../../render/images.ts';
import type { Box, Scene } from '../../render/scene.ts';
import type { Size } from '../../render/sizes.ts';
import { Artwork } from './artwork.tsx';

export interface ImageArtworkProps {
  /** A `data:` URL of a PNG, JPEG, WebP or GIF. */
  readonly source: string;
  /** px of the finished picture: `STRIP_SIZE` or `LOGO_SIZE`. */
  readonly size: Size;
  /** px of the uploaded image; left out, its middle is taken. */
  readonly crop?: Box | null;
  readonly label: string;
  readonly className?: string;
}

/** An uploaded image, cropped, live: STEP-02, STEP-03. Nothing is shown while it is read or where it cannot be. */
export function ImageArtwork({ source, size, crop = null, ...rest }: ImageArtworkProps) {
  const image = useUploadedImage(source);
  const scene = useMemo(() => sceneOf(image, crop, size), [image, crop, size]);
  return <Artwork scene={scene} {...rest} />;
}

function sceneOf(image: UploadedImage | null, crop: Box | null, size: Size): Scene {
  if (image !== null) return composeCrop(image, crop, size);
  return { ...size, background: '#FFFFFF', view: { scale: 1, x: 0, y: 0 }, items: [] };
}

function useUploadedImage(source: string): UploadedImage | null {
  const [image, setImage] = useState<UploadedImage | null>(null);
  useEffect(() => {
    let isCurrent = true;
    loadUploadedImage(source).then(
      (loaded) => isCurrent && setImage(loaded),
      (reason: unknown) => console.error('The uploaded image cannot be shown.', reason),
    );
    return () => {
      isCurrent = false;
    };
  }, [source]);
  return image?.source === source ? image : null;
}
