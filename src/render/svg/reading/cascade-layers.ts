/** Writes `@layer` rules as plain rules, because the services accept no nested rules but `@media`. */
import { isGroupingRule } from './css-rules.ts';

const LAYER = /^@layer\b/iu;

export function isLayer({ cssText }: CSSRule): boolean {
  return LAYER.test(cssText);
}

/** Layers in their order, before all unlayered rules, which override them. */
export function flattenLayers(sheet: CSSStyleSheet): void {
  const layers = new Map<string, string>();
  const rules = [...sheet.cssRules];
  for (const [index, rule] of rules.entries())
    if (isLayer(rule))
      for (const name of namesOf(rule, index))
        layers.set(name, `${layers.get(name) ?? ''}\n${rulesIn(rule)}`);
  for (let index = rules.length - 1; index >= 0; index -= 1) {
    const rule = rules[index];
    if (rule !== undefined && isLayer(rule)) sheet.deleteRule(index);
  }
  for (const [index, text] of [...layers.values()].entries())
    sheet.insertRule(`@media all{${text}}`, index);
}

/** An unnamed layer is a separate layer. */
function namesOf(rule: CSSRule, index: number): readonly string[] {
  if ('nameList' in rule && Array.isArray(rule.nameList)) return rule.nameList.map(String);
  const name = 'name' in rule ? String(rule.name) : '';
  return [name === '' ? ` ${index}` : name];
}

function rulesIn(rule: CSSRule): string {
  if (!isGroupingRule(rule)) return '';
  return [...rule.cssRules].map(({ cssText }) => cssText).join('\n');
}
