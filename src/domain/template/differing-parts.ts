/** The differences between two versions of a template, in words. */
import { isSame } from '../same-value.ts';
import type { TemplateDraft } from './template-draft.ts';

const NAMES: Readonly<Record<keyof TemplateDraft['form'], string>> = {
  title: 'title',
  description: 'description',
  keywords: 'keywords',
  colors: 'colors',
  weight: 'weight',
  informedImages: 'informed images',
  active: 'active',
  editable: 'editable',
};

export function differingParts(one: TemplateDraft, other: TemplateDraft): readonly string[] {
  const fields = Object.entries(NAMES).flatMap(([field, name]) =>
    Reflect.get(one.form, field) === Reflect.get(other.form, field) ? [] : [name],
  );
  return [
    ...fields,
    ...(isSame(one.image, other.image) ? [] : ['image']),
    ...(isSame(one.strip, other.strip) ? [] : ['design']),
    ...(isSame(one.rideAlong, other.rideAlong) ? [] : ['Ride-Along design']),
  ];
}
