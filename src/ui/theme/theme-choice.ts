/** Which paper: chosen by hand, or as the system says. */
export type ThemeChoice = 'system' | 'light' | 'dark';
