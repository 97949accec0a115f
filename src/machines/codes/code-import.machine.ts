/** Makes codes for households, from a list or by number (SER-01, SER-03). */
import { assign, setup } from 'xstate';
import { CODE_IMPORT_RETRY_MS, CODE_ROWS_MAX } from '../../domain/constants.ts';
import type { BarcodeType } from '../../domain/coupon/fields/barcode-types.ts';
import { BrokenList, type ListFault } from '../../domain/codes/list/list-fault.ts';
import type { ListCheck } from '../../domain/codes/list/list-check.ts';
import type { ListMapping } from '../../domain/codes/list/list-rows.ts';
import { isUnknownId, mayRetry } from '../../domain/failures.ts';
import { failureWords, given, givenEvent, type MayFail, port, reportingPort } from '../port.ts';

interface CodeImportInput {
  readonly couponId: string;
  readonly barcodeType: BarcodeType;
  /** Whether only the codes of households will count, and not the coupon's own; null as it was. */
  readonly householdsOnly: boolean | null;
}

/** A list to be read. */
interface ListToCheck {
  readonly file: File;
  /** Null before the header is known. */
  readonly mapping: ListMapping | null;
  readonly barcodeType: BarcodeType;
}

/** A list that was read, and its refused rows as a file. */
export interface CheckedList extends ListCheck {
  readonly refusedRows: Blob;
}

/** What is imported: the rows of a list, or a number of codes. */
export type WantedCodes = ReturnType<typeof wantedOf>;

/** Rows stored so far, and how many a second. */
export interface CodeImportProgress {
  readonly rows: number;
  readonly perSecond: number;
}

export type CodeImportReport =
  | { type: 'import.progress'; progress: CodeImportProgress }
  | { type: 'import.done'; equalRows: number }
  | { type: 'import.failed'; error: unknown };

interface CodeImportContext extends CodeImportInput, MayFail {
  readonly file: File | null;
  readonly check: CheckedList | null;
  readonly mapping: ListMapping | null;
  /** Why the file is no list. */
  readonly fault: ListFault | null;
  /** Chosen here, so that a retry goes on with the same series. */
  readonly seriesId: string;
  readonly count: number;
  readonly progress: CodeImportProgress;
  readonly equalRows: number;
}

type CodeImportEvent =
  | { type: 'file.choose'; file: File }
  | { type: 'file.forget' }
  | { type: 'codes.make'; count: number; seriesId: string }
  | { type: 'mapping.choose'; mapping: ListMapping }
  | { type: 'ownCode.choose'; householdsOnly: boolean }
  | { type: 'import.start'; seriesId: string }
  | { type: 'import.continue' | 'import.cancel' | 'import.leave' }
  | CodeImportReport;

const NOTHING = { rows: 0, perSecond: 0 };

export const codeImportMachine = setup({
  types: {
    input: {} as CodeImportInput,
    context: {} as CodeImportContext,
    events: {} as CodeImportEvent,
    tags: {} as 'busy' | 'importing' | 'mapping',
  },
  actors: {
    checkList: port<CheckedList, ListToCheck>('checkList'),
    importCodes: reportingPort<WantedCodes>('importCodes'),
    removeSeries: port<void, { readonly couponId: string; readonly seriesId: string }>(
      'removeSeries',
    ),
  },
  actions: {
    takeFile: assign({ file: (_, file: File) => file, check: null, mapping: null, fault: null }),
    forgetFile: assign({ file: null, check: null, mapping: null }),
    chooseMapping: assign({ mapping: (_, mapping: ListMapping) => mapping }),
    chooseOwnCode: assign({ householdsOnly: (_, householdsOnly: boolean) => householdsOnly }),
    /** From now on it is as it was decided. */
    forgetOwnCode: assign({ householdsOnly: null }),
    begin: assign({
      seriesId: (_, begun: { seriesId: string; count: number }) => begun.seriesId,
      count: (_, begun: { seriesId: string; count: number }) => begun.count,
      progress: NOTHING,
      failure: null,
      fault: null,
    }),
    rememberFailure: assign({
      failure: (_, error: unknown) => failureWords(error),
      // The file was moved or changed while it was imported.
      fault: (_, error: unknown) => (error instanceof BrokenList ? error.fault : null),
    }),
    forgetFailure: assign({ failure: null }),
  },
  guards: {
    isCount: (_, count: number) => Number.isInteger(count) && count > 0 && count <= CODE_ROWS_MAX,
    hasRows: ({ context }) => (context.check?.rows ?? 0) > 0,
    isUnknown: (_, error: unknown) => isUnknownId(error),
    isPassing: (_, error: unknown) => !(error instanceof BrokenList) && mayRetry(error),
  },
  delays: { retry: CODE_IMPORT_RETRY_MS },
}).createMachine({
  id: 'codeImport',
  context: ({ input }) => ({
    ...input,
    file: null,
    check: null,
    mapping: null,
    fault: null,
    seriesId: '',
    count: 0,
    progress: NOTHING,
    equalRows: 0,
    failure: null,
  }),
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'ownCode.choose': { actions: given('chooseOwnCode', 'householdsOnly') },
        'file.choose': { target: 'checking', actions: given('takeFile', 'file') },
        'codes.make': {
          guard: given('isCount', 'count'),
          target: 'importing',
          actions: ['forgetFile', givenEvent('begin')],
        },
      },
    },
    checking: {
      tags: ['busy', 'mapping'],
      invoke: {
        src: 'checkList',
        input: ({ context: { file, mapping, barcodeType } }) => ({
          file: file ?? new File([], ''),
          mapping,
          barcodeType,
        }),
        onDone: {
          target: 'mapping',
          actions: assign({
            check: ({ event }) => event.output,
            mapping: ({ event }) => event.output.mapping,
          }),
        },
        onError: {
          target: 'choosing',
          actions: [assign({ fault: ({ event }) => faultOf(event.error) }), 'forgetFile'],
        },
      },
      on: {
        'ownCode.choose': { actions: given('chooseOwnCode', 'householdsOnly') },
        'file.forget': { target: 'choosing', actions: 'forgetFile' },
        'mapping.choose': {
          target: 'checking',
          reenter: true,
          actions: given('chooseMapping', 'mapping'),
        },
      },
    },
    mapping: {
      tags: 'mapping',
      on: {
        'ownCode.choose': { actions: given('chooseOwnCode', 'householdsOnly') },
        'file.choose': { target: 'checking', actions: given('takeFile', 'file') },
        'file.forget': { target: 'choosing', actions: 'forgetFile' },
        'mapping.choose': { target: 'checking', actions: given('chooseMapping', 'mapping') },
        'import.start': {
          guard: 'hasRows',
          target: 'importing',
          actions: {
            type: 'begin',
            params: ({ context, event }) => ({
              seriesId: event.seriesId,
              count: context.check?.rows ?? 0,
            }),
          },
        },
      },
    },
    importing: {
      tags: ['busy', 'importing'],
      invoke: {
        src: 'importCodes',
        input: ({ context }) => wantedOf(context),
        onError: { target: 'stopped', actions: given('rememberFailure', 'error') },
      },
      on: {
        'import.progress': {
          actions: ['forgetFailure', assign({ progress: ({ event }) => event.progress })],
        },
        'import.done': {
          target: 'done',
          actions: [assign({ equalRows: ({ event }) => event.equalRows }), 'forgetOwnCode'],
        },
        'import.failed': [
          {
            guard: given('isPassing', 'error'),
            target: 'waiting',
            actions: given('rememberFailure', 'error'),
          },
          { target: 'stopped', actions: given('rememberFailure', 'error') },
        ],
        'import.cancel': 'cancelling',
      },
    },
    /** The services did not answer; the import goes on by itself. */
    waiting: {
      tags: 'importing',
      after: { retry: 'importing' },
      on: { 'import.continue': 'importing', 'import.cancel': 'cancelling' },
    },
    /** The services refused the import. */
    stopped: {
      tags: 'importing',
      on: { 'import.continue': 'importing', 'import.cancel': 'cancelling' },
    },
    cancelling: {
      tags: ['busy', 'importing'],
      invoke: {
        src: 'removeSeries',
        input: ({ context: { couponId, seriesId } }) => ({ couponId, seriesId }),
        onDone: { target: 'choosing', actions: ['forgetFile', 'forgetFailure'] },
        onError: [
          // Nothing was stored yet.
          {
            guard: given('isUnknown', 'error'),
            target: 'choosing',
            actions: ['forgetFile', 'forgetFailure'],
          },
          { target: 'stopped', actions: given('rememberFailure', 'error') },
        ],
      },
    },
    done: {
      on: { 'import.leave': { target: 'choosing', actions: 'forgetFile' } },
    },
  },
});

function wantedOf(context: CodeImportContext) {
  const { couponId, barcodeType, householdsOnly, seriesId, count } = context;
  const { file, check, mapping } = context;
  const list =
    file === null || check === null || mapping === null ? null : { file, check, mapping };
  return { couponId, barcodeType, householdsOnly, seriesId, count, list };
}

function faultOf(error: unknown): ListFault {
  return error instanceof BrokenList ? error.fault : { code: 'unreadable', line: null, text: '' };
}
