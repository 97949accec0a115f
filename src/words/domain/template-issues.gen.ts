/** Generated from en/domain/template-issues.json by `npm run generate`. Do not edit. */
import { figure } from '../figure.ts';
import { isSpanish } from '../language.ts';

export const tooManyKeywords = ({ count }: { readonly count: string | number }): string =>
  isSpanish()
    ? `Debe tener ${count} palabras clave como máximo`
    : `Must be at most ${count} keywords`;
export const tooManyColors = ({ count }: { readonly count: string | number }): string =>
  isSpanish() ? `Debe tener ${count} colores como máximo` : `Must be at most ${count} colors`;
export const between = ({ most }: { readonly most: number }): string =>
  isSpanish()
    ? `Debe estar entre -${figure(most)} y ${figure(most)}`
    : `Must lie between -${figure(most)} and ${figure(most)}`;
export const title = (): string => (isSpanish() ? 'título' : 'title');
export const description = (): string => (isSpanish() ? 'descripción' : 'description');
export const keywords = (): string => (isSpanish() ? 'palabras clave' : 'keywords');
export const colors = (): string => (isSpanish() ? 'colores' : 'colors');
export const weight = (): string => (isSpanish() ? 'peso' : 'weight');
export const informedImages = (): string =>
  isSpanish() ? 'imágenes informadas' : 'informed images';
export const active = (): string => (isSpanish() ? 'activa' : 'active');
export const editable = (): string => 'editable';
export const image = (): string => (isSpanish() ? 'imagen' : 'image');
export const design = (): string => (isSpanish() ? 'diseño' : 'design');
export const rideAlongDesign = (): string =>
  isSpanish() ? 'diseño Ride-Along' : 'Ride-Along design';
