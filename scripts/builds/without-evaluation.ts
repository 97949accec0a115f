import type { Plugin } from 'vite';

const MODULE = /@ark\/schema\/out\/kinds\.js$/u;
const QUESTION = 'envHasCsp()';

/**
 * arktype tests whether `eval` is allowed by calling it, even if its configuration disables it. The page's policy
 * blocks the call, and every wizard would report that. The built application contains the answer instead.
 */
export function withoutEvaluation(): Plugin {
  return {
    name: 'tearline:without-evaluation',
    apply: 'build',
    transform: {
      filter: { id: MODULE },
      handler(code) {
        if (!code.includes(QUESTION)) this.error('arktype asks for its rights in another way now.');
        return { code: code.replace(QUESTION, 'true'), map: null };
      },
    },
  };
}
