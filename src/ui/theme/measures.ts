/** Type, corners, the tear line, motion and the frame, which are the same in both themes. */
export const MEASURES = {
  font: {
    text: '"Public Sans Variable", system-ui, sans-serif',
    head: '"Bricolage Grotesque Variable", "Public Sans Variable", sans-serif',
  },
  size: {
    t11: '.6875rem',
    t13: '.8125rem',
    t15: '.9375rem',
    t17: '1.0625rem',
    t20: '1.25rem',
    t25: '1.5625rem',
    t34: '2.125rem',
    t48: '3rem',
    t72: '4.5rem',
  },
  lineHeight: { text: '1.5', head: '1.08' },
  radius: { field: '4px', sheet: '3px', round: '999px' },
  tear: { pitch: '10px', hole: '2.6px', notch: '7px' },
  motion: { quick: '120ms', calm: '220ms', tear: '450ms', ease: 'cubic-bezier(.2, .7, .2, 1)' },
  frame: { provider: '44px', header: '57px', bar: '64px', gutter: '24px', page: '1248px' },
  /** The color under a sheet; tear lines punch holes in this color. Set it wherever the background changes. */
  ground: 'var(--paper)',
};
