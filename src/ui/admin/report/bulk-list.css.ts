import { style } from '@vanilla-extract/css';
import { measures, vars } from '../../theme/theme.css.ts';
import { upTo } from '../../theme/breakpoints.ts';
import { wrap } from '../../theme/layout.css.ts';

export const page = style([wrap, { paddingBlock: '36px 64px' }]);

export const heading = style({ fontSize: measures.size.t34, letterSpacing: '-.025em' });

export const lead = style({ margin: '8px 0 24px', color: vars.color.inkSoft });

export const item = style({ padding: '14px 0', borderBottom: `1px solid ${vars.color.line}` });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 200px 72px',
  alignItems: 'center',
  gap: '4px 16px',
  minHeight: '44px',
  '@media': { [upTo('sortModal')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const name = style({ overflowWrap: 'anywhere' });

export const report = style({ maxWidth: '640px' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '12px', marginTop: '24px' });
