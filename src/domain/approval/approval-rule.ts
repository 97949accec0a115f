/** The attribute of an account that publishes only what is approved: `true` or absent (APPR-03). */
export const APPROVAL_RULE = 'publish-approved-only';
