/** Stored things for requests, created through the services for each request that may use them up. */
import { randomUUID } from 'node:crypto';
import { walletCoupon } from '../../../server/delivery/wallet-coupons.repository.ts';
import type { TestedOperation } from '../support/contract-operations.ts';
import { keepBrand } from '../support/brand-fixture.ts';
import { bakeryCoupon, bakeryDesign, png } from '../support/coupon-payload.ts';
import { makeCodes, openPhone } from '../support/counter-fixture.ts';
import { shareProof } from '../support/proof-fixture.ts';
import { ADA, type Person, type Services } from '../support/services-fixture.ts';

/** By their names in paths and bodies. */
export interface Things {
  /** Values of path parameters. */
  readonly inAddress: Readonly<Record<string, string>>;
  readonly coupon: string;
  /** The token inside the coupon's pass. */
  readonly passToken: string;
  /** A counter of the owner with its address and PIN. */
  readonly card: { readonly id: string; readonly secret: string; readonly pin: string };
  /** The secret and the token of that counter's phone. */
  readonly counterToken: string;
}

/** Creates what this operation needs, for its owner if it has one. A call that will be refused changes nothing. */
export async function thingsFor(
  services: Services,
  operation: TestedOperation,
  owner: Person,
  { isRefused = false } = {},
): Promise<Things> {
  if (!isRefused) return newThings(services, operation, owner, false);
  return madeOnce(services, `${operation.operationId} ${owner.sub}`, () =>
    newThings(services, operation, owner, true),
  );
}

async function newThings(
  services: Services,
  operation: TestedOperation,
  owner: Person,
  isRefused: boolean,
): Promise<Things> {
  const { path } = operation;
  const coupon = await (leavesCoupon(operation, isRefused)
    ? madeOnce(services, `coupon ${owner.sub}`, () => madeCoupon(services, owner))
    : madeCoupon(services, owner));
  const passToken = (await walletCoupon(services.database, coupon)).authentication_token;
  const pass = { deviceId: 'phone-1', passType: 'pass.example.tearline', serialNumber: coupon };
  const things = { coupon, passToken, ...(await madeCounter(services, owner, path)) };
  if (/\/(counters|till|uses|use-limit)/.test(path))
    return { ...things, inAddress: await usesOf(services, things) };
  // An account may have ten million codes, and the fuzzer announces more.
  if (path.includes('codes')) await services.query`update code_series set expected_rows = rows`;
  if (path.includes('/household-codes'))
    return { ...things, inAddress: await madeCode(services, owner, coupon) };
  if (path.startsWith('/api/wallet/')) return { ...things, inAddress: pass };
  if (path.includes('/codes'))
    return { ...things, inAddress: await madeSeries(services, owner, path, coupon) };
  if (/\/coupons?\/|\/project\//.test(path))
    return { ...things, inAddress: { id: coupon, kind: 'strip' } };
  if (path.includes('/proofs/')) {
    // An account may have twenty, and the fuzzer makes more.
    await services.query`delete from proofs where number <= (select max(number) from proofs) - 10`;
    return { ...things, inAddress: { proof: (await shareProof(services, { person: owner })).id } };
  }
  if (path.includes('/brand')) await keepBrand(services, owner);
  if (path.includes('/attributes/'))
    return { ...things, inAddress: { id: await savedAttribute(services, owner) } };
  if (path.includes('/keyword/') && !path.includes('/template/'))
    return { ...things, inAddress: { name: await madeKeyword(services) } };
  if (path.includes('/search/'))
    return { ...things, inAddress: { term: await missedSearch(services, owner) } };
  if (path.includes('/synonym/'))
    return { ...things, inAddress: { word: await madeSynonym(services) } };
  if (path.includes('/template/') && path.includes('{'))
    return {
      ...things,
      inAddress: templateIn(
        path,
        await (isRefused || operation.method === 'GET'
          ? madeOnce(services, 'template', () => madeTemplate(services))
          : madeTemplate(services)),
      ),
    };
  return { ...things, inAddress: {} };
}

let coupon: ReturnType<typeof bakeryCoupon> | undefined;
/** Drawn once, because its pictures take time. */
export function couponBody(): ReturnType<typeof bakeryCoupon> {
  return (coupon ??= bakeryCoupon());
}

let template: Promise<Readonly<Record<string, unknown>>> | undefined;
/** A complete template as an administrator sends it, with its Ride-Along. */
export async function templateBody(): Promise<Readonly<Record<string, unknown>>> {
  return { ...(await (template ??= drawnTemplate())), informedImages: randomUUID() };
}

async function drawnTemplate(): Promise<Readonly<Record<string, unknown>>> {
  const design = bakeryDesign();
  return {
    title: 'Rolls of the week',
    description: 'A template of the tests',
    keywords: ['bakery', 'rolls'],
    image: await png(1125, 432),
    editorSource: design,
    rideAlong: {
      editorSource: { ...design, data: { ...design.data, width: 600, height: 400 } },
      image: await png(600, 400),
    },
  };
}

export async function keywordBody(name: string): Promise<Readonly<Record<string, unknown>>> {
  return { name, description: 'A keyword of the tests', thumbnail: await png(64, 64) };
}

/** Codes are added for the call; other calls that read, are refused or are about something else change no coupon. */
function leavesCoupon({ method, path }: TestedOperation, isRefused: boolean): boolean {
  if (/codes|sources|use-limit|uses/.test(path)) return false;
  const isElsewhere =
    /\/(template|keyword|synonym|search|attributes|color|brand|proofs|account)\b|\/v1\/project$/.test(
      path,
    );
  return isRefused || method === 'GET' || isElsewhere;
}

const shared = new WeakMap<Services, Map<string, Promise<unknown>>>();

/** Shares what calls leave unchanged: saving a coupon or a template takes longer than most of them. */
function madeOnce<Made>(
  services: Services,
  name: string,
  make: () => Promise<Made>,
): Promise<Made> {
  const ofServices = shared.get(services) ?? new Map<string, Promise<unknown>>();
  shared.set(services, ofServices);
  const made = (ofServices.get(name) as Promise<Made> | undefined) ?? make();
  ofServices.set(name, made);
  return made;
}

async function madeCoupon(services: Services, owner: Person): Promise<string> {
  return (await madeBy(services, owner, '/api/v1/project', await couponBody())).id;
}

/** A series of codes; with a row if the operation needs a whole one. */
async function madeSeries(services: Services, owner: Person, path: string, id: string) {
  const series = randomUUID();
  if (!path.includes('{series}')) return { id, series };
  const isWhole = path.endsWith('/finish');
  const url = `/api/v1/project/${id}/codes`;
  const columns = { valueColumn: 'code', columns: ['household_id', 'zip'] };
  const body = { id: series, name: 'list.csv', ...columns, expectedRows: isWhole ? 1 : 2 };
  await madeBy(services, owner, url, body);
  if (!isWhole) return { id, series, start: '0' };
  const rows = [['HM-00001', '00001', '14608']];
  await services.put(owner, `${url}/${series}/rows/0`, { rows });
  return { id, series, start: '0' };
}

/** A code that works. */
async function madeCode(services: Services, owner: Person, id: string) {
  const [code = ''] = await makeCodes(services, owner, id, 1);
  return { id, code };
}

const NO_COUNTER = { card: { id: '', secret: '', pin: '' }, counterToken: '' };

/** A counter that is open on a phone, if the operation needs one. */
async function madeCounter(services: Services, owner: Person, path: string) {
  if (!/\/(counters|till)/.test(path)) return NO_COUNTER;
  // An account may have two hundred, and the fuzzer makes more.
  await services.query`with uses as (delete from coupon_uses)
    delete from counters where number <= (select max(number) from counters) - 100`;
  const { headers, card } = await openPhone(services, owner);
  return { card, counterToken: headers.authorization.replace('Counter ', '') };
}

/** A press that has redeemed the coupon, and the counter itself. */
async function usesOf(
  services: Services,
  { card, coupon, counterToken }: Pick<Things, 'card' | 'coupon' | 'counterToken'>,
) {
  const press = randomUUID();
  const authorization = `Counter ${counterToken}`;
  const body = { text: `/r/${coupon}` };
  if (counterToken !== '')
    await services.put(null, `/api/v1/till/uses/${press}`, body, { authorization });
  return { id: coupon, counter: card.id, press };
}

async function savedAttribute(services: Services, owner: Person): Promise<string> {
  const id = randomUUID();
  // An account may have a hundred, and the fuzzer stores more.
  await services.query`delete from attributes`;
  await madeBy(services, owner, `/api/v1/attributes/${id}`, { id, value: 'dark' });
  return id;
}

async function madeKeyword(services: Services): Promise<string> {
  const name = `word ${randomUUID()}`;
  await madeBy(services, ADA, '/api/v1/keyword/admin', await keywordBody(name));
  return name;
}

async function madeSynonym(services: Services): Promise<string> {
  const word = `word ${randomUUID()}`;
  await services.query`insert into synonyms (word, meanings) values (${word}, '{bakery}')`;
  return word;
}

async function missedSearch(services: Services, owner: Person): Promise<string> {
  const term = `nowhere ${randomUUID().replaceAll(/[^a-f]/gu, '')}`;
  await services.get(owner, `/api/v1/template?q=${encodeURIComponent(term)}`);
  return term;
}

type MadeTemplate = Awaited<ReturnType<typeof madeBy>>;

async function madeTemplate(services: Services): Promise<MadeTemplate> {
  return madeBy(services, ADA, '/api/v1/template/admin', await templateBody());
}

function templateIn(path: string, made: MadeTemplate) {
  return {
    id: path.includes('/informedimages/') ? made.informedImagesId : made.id,
    keyword: 'bakery',
  };
}

async function madeBy(services: Services, person: Person, url: string, body: unknown) {
  const made = await services.post(person, url, body);
  if (made.statusCode >= 300) throw new Error(`${url} answered ${made.statusCode}: ${made.body}`);
  return made.json<{ id: string; informedImagesId: string }>();
}
