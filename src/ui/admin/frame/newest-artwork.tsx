import { memo, type ComponentProps } from 'react';
import { PartArtwork } from './part-artwork.tsx';
import { useNewestDesign } from '../view/newest-design.ts';

/** A preview of the design that is edited: a picked color comes to it before the page around it is drawn (ADMT-02). */
export const NewestArtwork = memo(function NewestArtwork(
  props: ComponentProps<typeof PartArtwork>,
) {
  return <PartArtwork {...props} design={useNewestDesign(props.part, props.design)} />;
});
