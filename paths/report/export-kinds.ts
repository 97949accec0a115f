/** What `--export` writes. */
export const EXPORTS = ['playwright', 'junit', 'mermaid', 'scxml'] as const;
export type ExportKind = (typeof EXPORTS)[number];
