/** The codes of a coupon: made, downloaded, changed, removed; the sources of visits, the limit of uses without codes. */
import { CODE_IMPORT_RETRY_MS } from '../../../src/domain/constants.ts';
import { codeDownloadMachine } from '../../../src/machines/codes/code-download.machine.ts';
import * as codeImports from '../../../src/machines/codes/code-import.machine.ts';
import { seriesRemovalMachine } from '../../../src/machines/removal.machine.ts';
import type { Deed } from '../kit/kit.ts';
import { does, each, line, neither, processOf, row, sees, start, when } from '../kit/kit.ts';
import { download, openCoupon } from '../dashboard/dashboard.ts';
import { codeChangeMachine } from '../../../src/machines/codes/code-change.machine.ts';
import { sourceNamesMachine } from '../../../src/machines/codes/source-names.machine.ts';
import { useLimitMachine } from '../../../src/machines/codes/use-limit.machine.ts';

const SERIES = 'c2d9a1f0-5a0e-4d6f-8a55-0f6b5b1f0d11';
const LIST = 'code,zip\nHM-1,14608\nHM-2,14609\n';

/** Opens the codes of a new coupon. */
const OPEN_CODES = row(
  'makes a coupon, presses its three dots on the dashboard and chooses “Codes for households”',
  [openCoupon('codes'), sees.part('heading', 'Codes for households')],
);

const chooseList: Deed = {
  words:
    'chooses a CSV file of three lines, “code,zip”, “HM-1,14608” and “HM-2,14609”, behind “Choose a CSV”',
  hand: ({ page }) =>
    page
      .getByLabel('CSV file')
      .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(LIST) }),
};

const UNDECIDED = { guard: 'refused', damaged: 'refused' } as const;

const CHECK: codeImports.CheckedList = {
  encoding: 'utf-8',
  delimiter: ',',
  header: ['code', 'zip'],
  titles: [],
  emptyRows: 0,
  notes: {},
  refusedRows: new Blob(),
  mapping: { ...UNDECIDED, valueColumn: 0, kept: [] },
  first: [{ line: 2, values: ['HM-1', '14608'] }],
  rows: 2,
  refusedCount: 0,
  reasons: {},
  equalRows: 0,
};

const asksFor = (count: string) =>
  row([does.fill('How many households', count), does.press('Make codes')]);

const NOTHING_STORED = {
  words: 'waits until the services have answered that there are no codes to remove',
  before: line.blocking('beginCodes'),
  brings: line.failureOf('not-found'),
  hand: line.pass('removeCodes'),
};
/** A canceled request never reaches the services, so that nothing is stored to be removed. */
const REMOVED = row(
  'waits until the services have removed what they stored (only the runner can do this)',
  line.answer('removeCodes', {}),
);
const offersCancel = sees.part('button', 'Cancel');

export const codeImport = processOf(codeImports.codeImportMachine, 'Making codes for households', {
  rows: ['SER-01', 'SER-03'],
  starts: start({ couponId: 'coupon', barcodeType: 'QR', householdsOnly: null }, [
    line.hold('beginCodes', 'removeCodes'),
    does.holdClock,
    OPEN_CODES,
  ]),
  reads: ({ check, mapping }) => ({
    rows: check?.rows ?? 0,
    value: mapping?.valueColumn ?? null,
    kept: mapping?.kept ?? [],
  }),
  steps: {
    'file.choose': row(chooseList, {
      payload: { file: new File([LIST], 'list.csv') },
      when: when.at('choosing'),
    }),
    'file.forget': does.press('Another file'),
    'codes.make': [
      row(asksFor('25'), { payload: { count: 25, seriesId: SERIES } }),
      row([asksFor('0'), sees.text('Enter a number from 1 to 1,000,000.')], {
        isBarred: true,
        payload: { count: 0, seriesId: SERIES },
      }),
    ],
    'mapping.choose': [
      row('chooses “zip” as the column of the barcode', does.check('zip is the barcode'), {
        payload: { mapping: { ...UNDECIDED, valueColumn: 1, kept: [] } },
        when: ({ mapping }) => mapping?.valueColumn === 0,
      }),
      row([does.press('Keep zip', 'checkbox'), sees.checked('checkbox', 'Keep zip')], {
        payload: { mapping: { ...UNDECIDED, valueColumn: 0, kept: [1] } },
        when: ({ mapping }) => mapping?.valueColumn === 0 && mapping.kept.length === 0,
      }),
    ],
    'ownCode.choose': row(does.check('Only household codes'), {
      payload: { householdsOnly: true },
      when: when.not(when.at('checking')),
    }),
    'import.start': row(does.press('Import 2 codes'), { payload: { seriesId: SERIES } }),
    'import.continue': does.press('Go on now'),
    'import.cancel': does.press('Cancel'),
    'import.leave': does.press('Add more codes'),
    'import.progress': 'Rows on their way change a bar and no place; a component test shows it.',
    'import.done': row(line.gets('beginCodes'), { payload: { equalRows: 0 } }),
    'import.failed': [
      row(
        'waits until the connection is lost (“Offline” in the developer tools, before the press)',
        line.cut('beginCodes'),
        { payload: { error: line.failureOf('unreachable') } },
      ),
      row(
        'waits until the services have refused more codes (only the runner can do this)',
        line.refuse('beginCodes', 422, 'too-many-codes'),
        { payload: { error: line.failureOf('too-many-codes') } },
      ),
    ],
    'done: checkList': row('waits until the list is read', [], {
      brings: ({ mapping }) => ({ ...CHECK, mapping: mapping ?? CHECK.mapping }),
    }),
    'error: checkList': 'A broken list is chosen in component tests, with each fault and its line.',
    ...neither('importCodes'),
    'done: removeSeries': REMOVED,
    'error: removeSeries': [line.fails('removeCodes', line.SAYS_WHY), NOTHING_STORED],
    'after: retry': does.passes('waits until the import continues by itself', CODE_IMPORT_RETRY_MS),
  },
  views: {
    choosing: [sees.part('button', 'Choose a CSV'), sees.part('button', 'Make codes')],
    // The list is read within a moment; its name stays.
    checking: sees.text(/list\.csv/),
    mapping: [sees.part('heading', 'list.csv'), sees.part('button', /^Import/)],
    importing: offersCancel,
    waiting: [offersCancel, sees.text(/continues by itself/)],
    stopped: [offersCancel, sees.text(/^The import stopped/)],
    cancelling: sees.text('Removing what was imported…'),
    done: [sees.part('button', 'Add more codes'), sees.text(/ready$/)],
  },
  notWalked: {
    ...each(
      'The list is read within a moment; a machine test shows it.',
      ...['checking · ownCode.choose', 'checking · file.forget', 'checking · mapping.choose'],
    ),
    'mapping · file.choose': 'The page shows “Another file” instead.',
    'mapping · import.start · refused':
      'The button is off for a list without a row that becomes a code.',
  },
});

const offersList = sees.part('button', 'Download: List with links');
/** Opens the codes of a coupon that has those of the list. */
const OPEN_LISTED = row([OPEN_CODES, chooseList, does.press('Import 2 codes'), offersList]);

/** Opens the codes of a coupon that has 25 of them. */
const OPEN_MADE = row([OPEN_CODES, asksFor('25'), offersList]);

export const codeDownload = processOf(codeDownloadMachine, 'Downloading codes', {
  rows: ['SER-04'],
  starts: row([line.hold('codeList'), OPEN_MADE]),
  steps: {
    'file.download': row(does.press('Download: List with links'), {
      payload: {
        file: {
          kind: 'list',
          seriesId: SERIES,
          start: 0,
          source: null,
          coupon: { id: 'coupon', name: 'Half moon' },
        },
      },
    }),
    'download.cancel': does.press('Cancel'),
    'download.progress': 'Rows that arrive change a bar and no place; a component test shows it.',
    'download.done': download(line.pass('codeList'), '.csv'),
    'download.failed': row(line.fails('codeList', line.SAYS_WHY), {
      payload: { error: line.failureOf('unavailable') },
    }),
    ...neither('downloadFile'),
  },
  views: {
    resting: [offersList, sees.part('button', 'Download: QR codes')],
    downloading: [sees.part('button', 'Cancel'), sees.text(/^List with links: 0 of 25$/)],
  },
});

const asks = sees.part('dialog', /^Remove .*\?$/);

export const seriesRemoval = processOf(seriesRemovalMachine, 'Removing codes', {
  rows: ['SER-06'],
  starts: row([line.hold('removeCodes'), OPEN_MADE]),
  steps: {
    'removal.ask': row(does.press('Remove these codes'), {
      payload: { thing: { id: SERIES, name: 'Made without a list', rows: 25 } },
    }),
    'removal.confirm': does.inDialog('Remove'),
    'removal.cancel': does.inDialog('Keep them'),
    'done: remove': 'The codes are gone with their question; a component test shows it.',
    'error: remove': [
      line.fails('removeCodes', line.SAYS_WHY),
      row(
        'waits until the services have answered that they are gone',
        [line.refuse('removeCodes', 404, 'not-found'), sees.noText(line.REFUSED)],
        { before: 'remove these codes in another browser', brings: line.failureOf('not-found') },
      ),
    ],
    'after: waitShown': does.WAITS,
  },
  views: {
    resting: sees.part('button', 'Remove these codes'),
    asking: asks,
    ...each([asks, sees.busy('button', /^Remove$|^Removing…$/)], 'removing.brief', 'removing.slow'),
  },
});

const CODE = '7K3MQ9TD2VXH8RWN';

const asksToReplace = sees.part('dialog', /^Replace .*\?$/);

export const codeChange = processOf(codeChangeMachine, 'Single codes', {
  rows: ['SER-06'],
  starts: row([line.hold('switchCode', 'replaceCode'), OPEN_LISTED]),
  reads: ({ text, switched, successor, failure }) => ({
    found: text === 'HM-1',
    switched: switched.code !== '',
    replaced: successor !== null,
    failed: failure !== null,
  }),
  steps: {
    'code.find': row(
      [does.fill('Code, link or barcode', 'HM-1'), does.press('Find'), sees.text('Not used yet')],
      { payload: { text: 'HM-1' }, when: ({ text }) => text === '' },
    ),
    'code.switch': row(does.press('Switch off'), {
      payload: { switched: { code: CODE, state: 'off' } },
      when: ({ text, switched }) => text === 'HM-1' && switched.code === '',
    }),
    'code.replace': row(does.press('Replace'), {
      payload: { code: CODE },
      when: ({ text }) => text === 'HM-1',
    }),
    'replacement.confirm': does.inDialog('Replace'),
    'replacement.cancel': does.inDialog('Keep it'),
    ...line.ends('switchCode', 'switchCode'),
    'done: replaceCode': row(line.gets('replaceCode', sees.text(/^The new code is /)), {
      brings: '0A6E4JZB9PSY1CGT',
    }),
    'error: replaceCode': line.fails('replaceCode', line.SAYS_WHY),
  },
  views: {
    resting: sees.part('button', 'Find'),
    switching: sees.busy('button', /^Switch o/),
    asking: asksToReplace,
    replacing: [asksToReplace, sees.busy('button', /^Replac/)],
  },
});

const asksNames = sees.part('textbox', 'Names');

export const sourceNames = processOf(sourceNamesMachine, 'Sources of visits', {
  rows: ['PUB-12'],
  starts: row([line.hold('nameSources'), OPEN_CODES]),
  steps: {
    'names.edit': does.press('Name sources'),
    'names.save': row(
      [does.fill('Names', 'mail'), does.press('Save the names'), line.sends('nameSources', 'mail')],
      { payload: { names: ['mail'] } },
    ),
    'names.cancel': does.press('Cancel'),
    ...line.ends('saveNames', 'nameSources'),
  },
  views: {
    resting: sees.part('button', 'Name sources'),
    editing: asksNames,
    saving: [asksNames, sees.busy('button', 'Saving…')],
  },
});

const fillLimit = does.fill('Maximum uses', '200');
const offersSave = sees.part('button', 'Save the limit');

export const useLimit = processOf(useLimitMachine, 'The limit of uses', {
  rows: ['TILL-04'],
  starts: row([line.hold('setUseLimit'), OPEN_CODES]),
  steps: {
    'limit.save': row([fillLimit, does.press('Save the limit'), line.sends('setUseLimit', '200')], {
      payload: { wanted: { most: 200, householdsOnly: false } },
      when: when.not(when.at('saving')),
    }),
    ...line.ends('saveLimit', 'setUseLimit'),
  },
  views: {
    resting: offersSave,
    saving: sees.busy('button', 'Saving…'),
    saved: [offersSave, sees.text('Saved')],
  },
  notWalked: { 'saving · limit.save': 'A second press waits; a machine test shows it.' },
});
