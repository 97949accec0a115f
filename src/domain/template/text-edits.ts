/** An administrator's changes to the texts of a design: words, label, font, alignment and box (ADMT-02). */
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

/** The design with a changed text. A new alignment or box moves the anchor to the box's edge or center. */
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
  const x = next.box.x + ANCHORS[next.align] * next.box.width;
  return { ...next, x, baseline: text.baseline + down };
}

/** The anchor's share of the box's width. */
const ANCHORS = { left: 0, center: 0.5, right: 1 } as const;
