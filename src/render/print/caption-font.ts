import file from '../../../node_modules/@fontsource/roboto/files/roboto-latin-500-normal.woff?url&no-inline';

/** The address of the font for codes in letters: pdfkit reads WOFF, and its digits are easy to tell apart. */
export const CAPTION_FONT_FILE = file;
