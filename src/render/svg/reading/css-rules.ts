/** The kinds of rules in a style sheet. */

export function isStyleRule(rule: CSSRule | undefined): rule is CSSStyleRule {
  return rule !== undefined && 'selectorText' in rule && 'style' in rule;
}

export function isGroupingRule(rule: CSSRule | undefined): rule is CSSGroupingRule {
  return rule !== undefined && 'cssRules' in rule && 'deleteRule' in rule && !isKeyframes(rule);
}

function isKeyframes(rule: CSSRule): boolean {
  return /^@(?:-webkit-)?keyframes/iu.test(rule.cssText);
}
