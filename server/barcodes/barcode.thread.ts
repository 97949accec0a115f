/** Draws barcodes off the event loop: a long Aztec takes seconds (SAFE-04). */
import { answerWith } from '../work/answering-thread.ts';
import { drawBarcode } from './barcode-drawing.ts';

answerWith(drawBarcode);
