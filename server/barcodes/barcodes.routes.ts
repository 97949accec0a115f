import { CACHE } from '../http/answers/conditional-answer.ts';
import type { Handlers } from '../http/contract/contract.ts';
import { barcodeDrawing } from './barcodes.service.ts';

/** The barcode preview (API-07). */
export function barcodeRoutes(): Pick<Handlers, 'previewBarcode'> {
  return {
    async previewBarcode(request, reply) {
      const { type, value, format = 'svg' } = request.query;
      const drawing = barcodeDrawing({ type, value }, format);
      const picture = await drawing.make();
      reply.header('Cache-Control', CACHE.ownLong);
      return reply.type(drawing.contentType).send(picture);
    },
  };
}
