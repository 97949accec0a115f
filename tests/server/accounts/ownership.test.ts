/** The audience of every operation: each is called as nobody, a stranger, the owner and an administrator (API-04, AUTH-08). */
import { describe, expect, test } from 'vitest';
import { OPERATIONS, type TestedOperation } from '../support/contract-operations.ts';
import { fittingCall } from '../contract/contract-requests.ts';
import { thingsFor } from '../contract/contract-things.ts';
import { ADA, MARA, sharedServices, OTTO } from '../support/services-fixture.ts';

type Audience =
  | 'everybody'
  | 'signed in'
  | 'owner'
  | 'administrators'
  | 'phones with the pass'
  | 'phones of the counter';
type Answer = 'done' | 401 | 403 | 404;

/** The intended audience; a new operation needs a line here. */
const AUDIENCES: Readonly<Record<string, Audience>> = {
  getAccount: 'signed in',
  listAttributes: 'signed in',
  getAttribute: 'owner',
  saveAttribute: 'signed in',
  deleteAttribute: 'owner',
  getBrand: 'signed in',
  keepBrand: 'signed in',
  eraseBrand: 'signed in',
  getBrandMedia: 'owner',
  listColors: 'signed in',
  listTemplates: 'signed in',
  getTemplate: 'signed in',
  listSimilarTemplates: 'signed in',
  createTemplate: 'administrators',
  getAdminTemplate: 'administrators',
  updateTemplate: 'administrators',
  deleteTemplate: 'administrators',
  removeTemplateKeyword: 'administrators',
  listPopularKeywords: 'signed in',
  listKeywords: 'administrators',
  createKeyword: 'administrators',
  getKeyword: 'administrators',
  updateKeyword: 'administrators',
  deleteKeyword: 'administrators',
  listMissedSearches: 'administrators',
  dismissMissedSearch: 'administrators',
  listSynonyms: 'administrators',
  saveSynonym: 'administrators',
  deleteSynonym: 'administrators',
  getKeywordImage: 'everybody',
  getInformedImages: 'signed in',
  getRideAlongArchive: 'signed in',
  makeRideAlongArchive: 'signed in',
  getTemplateImage: 'everybody',
  previewBarcode: 'signed in',
  listProjects: 'signed in',
  createProject: 'signed in',
  deleteProjects: 'owner',
  switchProjects: 'owner',
  getProject: 'owner',
  updateProject: 'owner',
  deleteProject: 'owner',
  getAnyProject: 'administrators',
  renameProject: 'owner',
  noteProject: 'owner',
  activateProject: 'owner',
  deactivateProject: 'owner',
  cloneProject: 'owner',
  getProjectArchive: 'owner',
  makePostalKit: 'owner',
  getProjectWallets: 'owner',
  resendWalletUpdates: 'owner',
  getProjectMedia: 'owner',
  listCodeSeries: 'owner',
  createCodeSeries: 'owner',
  deleteCodeSeries: 'owner',
  addCodeRows: 'owner',
  getCodeList: 'owner',
  getCodePictures: 'owner',
  listCodeLinks: 'owner',
  finishCodeSeries: 'owner',
  getCodeCounts: 'owner',
  getSources: 'owner',
  nameSources: 'owner',
  findCodes: 'owner',
  switchCode: 'owner',
  replaceCode: 'owner',
  getUseLimit: 'owner',
  setUseLimit: 'owner',
  listProofs: 'signed in',
  getProof: 'signed in',
  shareProof: 'signed in',
  revokeProof: 'owner',
  listCounters: 'signed in',
  createCounter: 'signed in',
  revokeCounter: 'owner',
  renameCounter: 'owner',
  renewCounter: 'owner',
  listUses: 'signed in',
  getUseList: 'signed in',
  openTill: 'everybody',
  getTill: 'phones of the counter',
  checkCode: 'phones of the counter',
  redeemCode: 'phones of the counter',
  undoUse: 'phones of the counter',
  getCoupon: 'everybody',
  getCouponImage: 'everybody',
  getCouponBarcode: 'everybody',
  getCouponPass: 'everybody',
  getCouponToken: 'everybody',
  listPassUpdates: 'everybody',
  registerPass: 'phones with the pass',
  unregisterPass: 'phones with the pass',
  getUpdatedPass: 'phones with the pass',
  logPassFaults: 'everybody',
  noteGoogleSave: 'everybody',
};

const PEOPLE = { nobody: null, stranger: OTTO, administrator: ADA, owner: MARA } as const;
const CALLERS = ['nobody', 'stranger', 'administrator', 'owner', 'phone', 'counter'] as const;
type Caller = (typeof CALLERS)[number];

/** A phone sends the token inside the coupon's pass, or its counter's token, and no access token. */
const DESIGNED: Readonly<Record<Audience, Readonly<Record<Caller, Answer>>>> = {
  everybody: everyone('done'),
  'signed in': { ...everyone('done'), nobody: 401, phone: 401, counter: 401 },
  owner: { ...everyone(401), stranger: 404, administrator: 404, owner: 'done' },
  administrators: { ...everyone(401), stranger: 403, administrator: 'done', owner: 403 },
  'phones with the pass': { ...everyone(401), phone: 'done' },
  'phones of the counter': { ...everyone(401), counter: 'done' },
};

const services = sharedServices();

test('[AUTH-08] refuses every administrator’s operation to a marketer', () => {
  const administrative = OPERATIONS.filter(({ path }) => path.includes('/admin'));
  expect(administrative.length).toBeGreaterThan(0);
  expect(
    administrative.filter(({ operationId }) => AUDIENCES[operationId] !== 'administrators'),
  ).toEqual([]);
});

test('[API-04] every operation of the contract has an audience, and no other has one', () => {
  const all = OPERATIONS.map(({ operationId }) => operationId);
  expect(Object.keys(AUDIENCES).toSorted()).toEqual(all.toSorted());
});

describe.each(OPERATIONS)('$operationId', (operation) => {
  const audience = AUDIENCES[operation.operationId];
  if (audience === undefined) return;
  const designed = DESIGNED[audience];

  const row = audience === 'administrators' ? '[API-04] [AUTH-08]' : '[API-04]';
  test(`${row} is for ${audience}: ${summaryOf(designed)}`, async () => {
    expect(await answersOf(operation, designed)).toEqual(designed);
  });
});

async function answersOf(operation: TestedOperation, designed: Readonly<Record<Caller, Answer>>) {
  const answers: Partial<Record<Caller, string | number>> = {};
  let things = await thingsFor(services, operation, MARA);
  // Who is refused leaves the data for the next one, and making it takes most of the time.
  const isDone = (caller: Caller) => Number(designed[caller] === 'done');
  for (const caller of CALLERS.toSorted((one, other) => isDone(one) - isDone(other))) {
    // A refused call has changed nothing, or the next one would not find its data.
    if (Object.values(answers).at(-1) === 'done' && operation.method !== 'GET')
      things = await thingsFor(services, operation, MARA);
    const call = await fittingCall(operation, things);
    const tokens = {
      phone: `ApplePass ${things.passToken}`,
      counter: `Counter ${things.counterToken}`,
    };
    const { statusCode } = await (caller === 'phone' || caller === 'counter'
      ? services.call(null, { ...call, headers: { authorization: tokens[caller] } })
      : services.call(PEOPLE[caller], call));
    answers[caller] = statusCode >= 200 && statusCode < 300 ? 'done' : statusCode;
  }
  return answers;
}

function everyone(answer: Answer): Readonly<Record<Caller, Answer>> {
  return {
    nobody: answer,
    stranger: answer,
    administrator: answer,
    owner: answer,
    phone: answer,
    counter: answer,
  };
}

function summaryOf(designed: (typeof DESIGNED)[Audience]): string {
  return Object.entries(designed)
    .map(([person, answer]) => `${person} ${answer}`)
    .join(', ');
}
