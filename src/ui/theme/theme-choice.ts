/** The theme: chosen by the user, or the system's. */
export type ThemeChoice = 'system' | 'light' | 'dark';
