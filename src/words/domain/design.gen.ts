/** Generated from en/domain/design.json by `npm run generate`. Do not edit. */
import { isSpanish } from '../language.ts';

export const newerParts = (): string =>
  isSpanish()
    ? 'Los rásteres y las mezclas llegaron con la versión 2 del documento de diseño.'
    : 'Rasters and blends came with version 2 of the design document.';
export const schemeTokenMismatch = (): string =>
  isSpanish()
    ? 'Los tokens de las combinaciones no coinciden. Revise la imagen de origen.'
    : 'Scheme token mismatch. Please check source image.';
export const headline = ({ number }: { readonly number: string | number }): string =>
  isSpanish() ? `Titular ${number}` : `Headline ${number}`;
export const text = ({ number }: { readonly number: string | number }): string =>
  isSpanish() ? `Texto ${number}` : `Text ${number}`;
export const ownName = ({
  key,
  name,
}: {
  readonly key: string & {};
  readonly name: string | number;
}): string =>
  isSpanish()
    ? `${key === 'Offer' ? 'Oferta' : key === 'Product' ? 'Producto' : key === 'Small_print' ? 'Letra pequeña' : key === 'Service' ? 'Servicio' : key === 'Discount' ? 'Descuento' : key === 'Overline' ? 'Antetítulo' : key === 'Condition' ? 'Condición' : key === 'Price' ? 'Precio' : key === 'Offer_second_line' ? 'Oferta, segunda línea' : key === 'Occasion' ? 'Ocasión' : key === 'Product_second_line' ? 'Producto, segunda línea' : key === 'Offer_third_line' ? 'Oferta, tercera línea' : key === 'Offer_last_word' ? 'Oferta, última palabra' : key === 'Headline_second_line' ? 'Titular, segunda línea' : key === 'Headline' ? 'Titular' : key === 'Discount_last_letters' ? 'Descuento, últimas letras' : key === 'What_is_in_it' ? 'Qué incluye' : key === 'Question' ? 'Pregunta' : key === 'Condition_second_line' ? 'Condición, segunda línea' : `${name}`}`
    : `${`${name}`}`;
