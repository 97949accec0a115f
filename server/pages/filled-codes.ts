/** Pages of codes without Fastify: from the page of their coupon in memory and one look at the code (SER-02). */
import { formatCode, parseCode } from '../../src/domain/codes/code.ts';
import { chooseEncoding } from '../http/answers/content-encoding.ts';
import type { FillAnswer } from '../http/answers/replayable.ts';
import type { WrongTries } from '../http/limits/wrong-tries.ts';
import type { CodePages, CodePagesOptions } from './code-pages.ts';
import { createSpareBuffers, type TakeMemory } from './spare-buffers.ts';
import type { StitchedPage } from './stitched-page.ts';

interface Parts extends Pick<CodePagesOptions, 'findCode' | 'isOverloaded'> {
  readonly pages: CodePages;
  readonly tries: WrongTries;
}

/** A code as it is printed; Fastify handles other ways to write one. */
const ADDRESS = /^\/c\/([0-9A-Za-z]{16})(?:\?|$)/u;

/** Fills in the pages of codes that work; wrong codes and those that are off are answered by Fastify. */
export function createFilledCodes({ pages, tries, findCode, isOverloaded }: Parts): FillAnswer {
  const spare = createSpareBuffers();
  const fill = async (code: Uint8Array, accepted: string | undefined) => {
    const household = await findCode(code);
    const page = household && (await pages.ready(household));
    if (household === null || page === null) return null;
    const encoding = codeEncoding(accepted);
    const values = pages.valuesOf(formatCode(code), household, page.timeZone);
    const body = () => bodyIn(encoding, page.stitched, values, spare.take);
    const opened = household.isOpened ? null : code;
    return { page: page.stitched, encoding, body, sent: spare.give, opened };
  };
  return (request, visitorOf) => {
    const code = parseCode(ADDRESS.exec(request.url ?? '')?.[1] ?? '');
    if (code === null || isOverloaded?.() === true) return null;
    if (tries.secondsOf({ ip: visitorOf(request) }) > 0) return null;
    return fill(code, request.headers['accept-encoding']);
  };
}

/** Every browser takes gzip; another encoding would have to be made for each code. */
export function codeEncoding(accepted = ''): 'gzip' | 'identity' {
  const other = chooseEncoding(accepted.replaceAll(/\bbr\b/gu, 'none'));
  return other === 'gzip' ? 'gzip' : 'identity';
}

/** Returns the page with the values of a code. */
export function bodyIn(
  encoding: 'gzip' | 'identity',
  page: StitchedPage,
  values: ReturnType<CodePages['valuesOf']>,
  take: TakeMemory = Buffer.allocUnsafe,
): Buffer {
  return encoding === 'gzip' ? page.fillGzip(values, take) : page.fill(values, take);
}
