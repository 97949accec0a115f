/** The texts of a design as an administrator sets them: words, label, font, alignment and box (ADMT-02). */
import type { DesignDocument, DesignObject, TextObject } from '../design/design-document.ts';

export type TextChange = Partial<
  Pick<
    TextObject,
    | 'text'
    | 'label'
    | 'fontFamily'
    | 'fontWeight'
    | 'italic'
    | 'fontSize'
    | 'letterSpacing'
    | 'align'
    | 'box'
  >
>;

/** The design with a text set otherwise. With another alignment or box its anchor goes to the box's edge or middle. */
export function withText(design: DesignDocument, id: string, change: TextChange): DesignDocument {
  const changed = (object: DesignObject): DesignObject => {
    if (object.kind === 'group') return { ...object, objects: object.objects.map(changed) };
    return object.kind === 'text' && object.id === id ? textWith(object, change) : object;
  };
  return { ...design, data: { ...design.data, objects: design.data.objects.map(changed) } };
}

function textWith(text: TextObject, change: TextChange): TextObject {
  const next = { ...text, ...change };
  if (change.align === undefined && change.box === undefined) return next;
  const down = next.box.y - text.box.y;
  return { ...next, x: anchorOf(next), baseline: text.baseline + down };
}

function anchorOf({ align, box }: TextObject): number {
  switch (align) {
    case 'left':
      return box.x;
    case 'center':
      return box.x + box.width / 2;
    case 'right':
      return box.x + box.width;
  }
}
