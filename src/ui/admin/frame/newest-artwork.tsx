import { memo, type ComponentProps } from 'react';
import { PartArtwork } from './part-artwork.tsx';
import { useNewestDesign } from '../view/newest-design.ts';

/** A preview of the edited design; a picked color shows here before the rest of the page renders (ADMT-02). */
export const NewestArtwork = memo(function NewestArtwork(
  props: ComponentProps<typeof PartArtwork>,
) {
  return <PartArtwork {...props} design={useNewestDesign(props.part, props.design)} />;
});
