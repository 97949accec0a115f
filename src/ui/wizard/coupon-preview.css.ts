import { recipe } from '@vanilla-extract/recipes';

/** Where the logo will be, in the card's own colour. */
export const placeholder = recipe({
  base: { border: '1.5px dashed color-mix(in srgb, currentColor 60%, transparent)' },
  variants: {
    platform: {
      apple: {
        display: 'grid',
        placeItems: 'center',
        borderRadius: '1cqw',
        fontSize: 'max(3.4cqw, 9px)',
        marginLeft: '1.6cqw',
      },
      google: { borderRadius: '50%' },
    },
  },
});
