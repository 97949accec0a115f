/** Distinguishes a picked color from every other change of a template (ADMT-02). */
import { isSame } from '../same-value.ts';
import type { DesignPart, TemplateDraft } from './template-draft.ts';

/** Whether only scheme colors differ. */
export function isRecoloredDraft(before: TemplateDraft, after: TemplateDraft): boolean {
  return (
    before.form === after.form &&
    before.image === after.image &&
    isRecoloredPart(before.strip, after.strip) &&
    isRecoloredPart(before.rideAlong, after.rideAlong)
  );
}

function isRecoloredPart(before: DesignPart | null, after: DesignPart | null): boolean {
  if (before === null || after === null) return before === after;
  const names = ({ design }: DesignPart) => design.schemes.map(({ name }) => name);
  return (
    before.svg === after.svg &&
    before.fileName === after.fileName &&
    before.design.data === after.design.data &&
    isSame(names(before), names(after))
  );
}
