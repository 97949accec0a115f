import { CACHE } from '../http/answers/conditional-answer.ts';
import { handlersOf } from '../http/contract/contract.ts';
import { barcodeDrawing } from './barcode-picture.ts';

/** The barcode preview (API-07). */
export const barcodeRoutes = handlersOf({
  async previewBarcode(request, reply) {
    const { type, value, format = 'svg' } = request.query;
    const drawing = barcodeDrawing({ type, value }, format);
    const picture = await drawing.make();
    reply.header('Cache-Control', CACHE.ownLong).type(drawing.contentType);
    return picture;
  },
});
