/** Replaces `<use>` with copies of its target, so that the drawing is one plain tree. */
import { MOST_ELEMENTS, SVG_NAMESPACE } from '../../../domain/svg/allow-list.ts';
import { DesignRefused, problemAt, type Problem } from './refusal.ts';
import { PROBLEM_ATTRIBUTE } from './shown-problems.ts';
import * as importReportWords from '../../../words/render/import-report.gen.ts';

/**
 * Throws `DesignRefused` for a reference to itself or to too many elements. A reference without a target draws
 * nothing and calls `miss`.
 */
export function expandUses(root: SVGSVGElement, miss: (problem: Problem) => void): void {
  if (root.querySelector('use') === null) return;
  const originals = root.cloneNode(true);
  let left = MOST_ELEMENTS;
  const expand = (use: Element, inside: readonly Element[]): void => {
    // Its reference may be refused.
    if (use.hasAttribute(PROBLEM_ATTRIBUTE)) return;
    const target = originals instanceof Element ? targetOf(use, originals) : null;
    if (target === null) {
      miss(
        problemAt(
          use,
          importReportWords.referenceMissing({ name: use.getAttribute('href') ?? '' }),
        ),
      );
      use.remove();
      return;
    }
    if (inside.includes(target)) throw refused(use, importReportWords.refersToItself());
    left -= 1 + target.querySelectorAll('*').length;
    if (left < 0) throw refused(use, importReportWords.tooManyCopies({ most: MOST_ELEMENTS }));
    const copy = copyOf(use, target);
    use.replaceWith(copy);
    for (const inner of [...copy.querySelectorAll('use')]) expand(inner, [...inside, target]);
  };
  for (const use of [...root.querySelectorAll('use')]) {
    if (use.isConnected || root.contains(use)) expand(use, []);
  }
}

/** The element that a `use` shows; null without one. */
export function targetOf(use: Element, root: Element): Element | null {
  const reference = use.getAttribute('href') ?? '';
  return root.querySelector(`[id="${CSS.escape(reference.trim().slice(1))}"]`);
}

function refused(use: Element, reason: string): DesignRefused {
  return new DesignRefused([problemAt(use, reason)]);
}

/** A group in place of the `use`, with its attributes, moved by its x and y. */
function copyOf(use: Element, target: Element): Element {
  const group = use.ownerDocument.createElementNS(SVG_NAMESPACE, 'g');
  carryOver(use, group, ['x', 'y', 'width', 'height', 'href']);
  const inner = movedPart(use);
  inner.append(contentOf(use, target));
  group.append(inner);
  return group;
}

/** Moved by a transform; by the place of a viewport, which clips nothing, if only a mounted drawing has its px. */
function movedPart(use: Element): SVGElement {
  const isRelative = use instanceof SVGUseElement && [use.x, use.y].some(isRelativeLength);
  const part = use.ownerDocument.createElementNS(SVG_NAMESPACE, isRelative ? 'svg' : 'g');
  if (!isRelative) {
    part.setAttribute('transform', `translate(${lengthOf(use, 'x')} ${lengthOf(use, 'y')})`);
    return part;
  }
  if (use.closest('clipPath') !== null) throw refused(use, importReportWords.clipPartRelative());
  for (const side of ['x', 'y']) part.setAttribute(side, use.getAttribute(side) ?? '0');
  part.style.setProperty('overflow', 'visible');
  return part;
}

/** A percentage, an `em`, or a unit that is younger than SVG. */
function isRelativeLength({ baseVal: { unitType } }: SVGAnimatedLength): boolean {
  return unitType !== SVGLength.SVG_LENGTHTYPE_NUMBER && unitType < SVGLength.SVG_LENGTHTYPE_PX;
}

function contentOf(use: Element, target: Element): Node {
  const copy = target.cloneNode(true);
  if (!(copy instanceof Element) || (copy.localName !== 'symbol' && copy.localName !== 'svg'))
    return copy;
  const viewport = use.ownerDocument.createElementNS(SVG_NAMESPACE, 'svg');
  carryOver(copy, viewport, []);
  for (const side of ['width', 'height']) {
    viewport.setAttribute(side, use.getAttribute(side) ?? copy.getAttribute(side) ?? '100%');
  }
  viewport.append(...copy.childNodes);
  return viewport;
}

/** Styles are set one by one, because the page's policy refuses a style attribute. */
function carryOver(from: Element, to: SVGElement, except: readonly string[]): void {
  for (const { name, value } of from.attributes)
    if (name !== 'style' && !except.includes(name)) to.setAttribute(name, value);
  if (from instanceof SVGElement) to.style.cssText = from.style.cssText;
}

function lengthOf(use: Element, name: 'x' | 'y'): number {
  return use instanceof SVGUseElement ? use[name].baseVal.value : 0;
}
