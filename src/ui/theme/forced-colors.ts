/** The media query of systems that draw every page in a few colors of their own; grounds and shadows are lost there. */
export const FORCED_COLORS = '(forced-colors: active)';
