/** Style sheets for the importer, and the kinds of their rules. */

/** Creates style sheets that the host document may adopt. */
export type StyleReader = () => CSSStyleSheet;

export function isStyleRule(rule: CSSRule | undefined): rule is CSSStyleRule {
  return rule !== undefined && 'selectorText' in rule && 'style' in rule;
}

export function isGroupingRule(rule: CSSRule | undefined): rule is CSSGroupingRule {
  return rule !== undefined && 'cssRules' in rule && 'deleteRule' in rule && !isKeyframes(rule);
}

function isKeyframes(rule: CSSRule): boolean {
  return /^@(?:-webkit-)?keyframes/iu.test(rule.cssText);
}
