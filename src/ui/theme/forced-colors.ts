/** The media query of systems with forced colors, which remove backgrounds and shadows. */
export const FORCED_COLORS = '(forced-colors: active)';
