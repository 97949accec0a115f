/** Generated from en/domain/template-issues.json by `npm run generate`. Do not edit. */
import { figure } from '../figure.ts';

export const tooManyKeywords = ({ count }: { readonly count: string | number }): string =>
  `Must be at most ${count} keywords`;
export const tooManyColors = ({ count }: { readonly count: string | number }): string =>
  `Must be at most ${count} colors`;
export const between = ({ most }: { readonly most: number }): string =>
  `Must lie between -${figure(most)} and ${figure(most)}`;
export const title = (): string => 'title';
export const description = (): string => 'description';
export const keywords = (): string => 'keywords';
export const colors = (): string => 'colors';
export const weight = (): string => 'weight';
export const informedImages = (): string => 'informed images';
export const active = (): string => 'active';
export const editable = (): string => 'editable';
export const image = (): string => 'image';
export const design = (): string => 'design';
export const rideAlongDesign = (): string => 'Ride-Along design';
