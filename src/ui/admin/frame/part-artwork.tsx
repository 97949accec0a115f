import { memo } from 'react';
import type { PartName } from '../../../domain/template/template-draft.ts';
import { RideAlongArtwork } from '../../canvas/ride-along-artwork.tsx';
import { StripArtwork, type StripArtworkProps } from '../../canvas/strip-artwork.tsx';
import { artwork as shadow } from './editor-frame.css.ts';

/** The designer's own words. */
const NO_TEXT = {};

interface PartArtworkProps extends Pick<StripArtworkProps, 'design' | 'scheme' | 'label'> {
  readonly part: PartName;
  readonly isFlat?: boolean;
}

/** A design in one of its schemes, drawn by the page's only engine (REND-01). */
export const PartArtwork = memo(function PartArtwork({
  part,
  isFlat = false,
  ...artwork
}: PartArtworkProps) {
  const shown = { ...artwork, text: NO_TEXT, ...(!isFlat && { className: shadow }) };
  return part === 'strip' ? (
    <StripArtwork {...shown} platform="apple" />
  ) : (
    <RideAlongArtwork {...shown} />
  );
});
