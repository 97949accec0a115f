import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { sentencesRule } from './scripts/words/eslint-sentences.ts';

/** Their sentences are read by operators: settings, the log, the standard output. */
const FOR_OPERATORS = ['server/{configuration,db,jobs,work,workers}/**', 'server/*.ts'];
/** Rooms whose sentences are still in the code. */
const NOT_YET_IN_CATALOGUES = [
  'src/{api,app,domain,public,render,routes,ui}/**',
  'src/*',
  'server/{accounts,catalogue,coupons,http,identity,mail,media,pages,wallet}/**',
];

export default tseslint.config(
  { ignores: ['dist/', 'reports/', '.data/', '**/*.gen.ts'] },
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { varsIgnorePattern: '^_', argsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/prefer-promise-reject-errors': [
        'error',
        { allowThrowingUnknown: true, allowThrowingAny: true },
      ],
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/only-throw-error': ['error', { allow: ['Redirect', 'NotFoundError'] }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    plugins: { house: { rules: { sentences: sentencesRule } }, regexp },
    languageOptions: { globals: globals.node },
    rules: {
      eqeqeq: 'error',
      'no-control-regex': 'off',
      // Every pattern takes time in proportion to its text, whoever sends that (SAFE-01).
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential', ignoreSticky: true }],
      'max-lines': ['error', { max: 300 }],
      'max-lines-per-function': ['error', { max: 50, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Export by name.' },
        { selector: 'TSEnumDeclaration', message: 'Use a union of literals.' },
      ],
    },
  },
  { files: ['src/**/*.js'], languageOptions: { globals: globals.browser } },
  {
    files: ['src/**/*.tsx'],
    rules: {
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['{src,server}/**/*.{ts,tsx}'],
    ignores: [...FOR_OPERATORS, ...NOT_YET_IN_CATALOGUES],
    rules: { 'house/sentences': 'error' },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    rules: { 'no-console': ['error', { allow: ['error', 'warn'] }] },
  },
  {
    files: ['tests/**'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      'max-lines-per-function': 'off',
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      'regexp/no-super-linear-backtracking': 'off',
      'regexp/no-super-linear-move': 'off',
    },
  },
  {
    files: [
      '**/*.config.{js,ts}',
      'tests/{e2e,engines}/*.config.ts',
      'tests/{support,e2e}/*.setup.ts',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
);
