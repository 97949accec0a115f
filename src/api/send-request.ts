/** Sends requests; calls with a progress report use XMLHttpRequest, because `fetch` cannot report uploads (SUBM-01). */
import type { Sending } from '../domain/sending.ts';

export type ReportSending = (sending: Sending) => void;

/** Statuses whose response may have no body, not even an empty one. */
const BODILESS = [204, 205, 304];

declare global {
  /** Requests that the page's head already sent, by method, address and token; each response is used once. */
  var asked: Partial<Record<string, Promise<Response>>> | undefined;
}

/** The platform's `fetch`; with a report it also reports the bytes sent, with the same response and rejections. */
export async function sendRequest(request: Request, report?: ReportSending): Promise<Response> {
  if (report === undefined)
    return takeAsked(request)?.catch(() => fetch(request)) ?? fetch(request);
  const body = await request.arrayBuffer();
  request.signal.throwIfAborted();
  const call = new XMLHttpRequest();
  call.open(request.method, request.url);
  call.responseType = 'arraybuffer';
  request.headers.forEach((value, name) => call.setRequestHeader(name, value));
  const total = body.byteLength;
  report({ sent: 0, total });
  call.upload.addEventListener('progress', ({ loaded: sent }) => report({ sent, total }));
  await answered(call, body, request.signal);
  return answerOf(call);
}

function takeAsked({ method, url, headers }: Request): Promise<Response> | undefined {
  const name = `${method} ${url} ${headers.get('Authorization')}`;
  const answer = globalThis.asked?.[name];
  delete globalThis.asked?.[name];
  return answer;
}

/** Settles with the call: rejects as `fetch` does if it is aborted or the network fails. */
function answered(call: XMLHttpRequest, body: ArrayBuffer, signal: AbortSignal): Promise<void> {
  const giveUp = () => call.abort();
  return new Promise<void>((resolve, reject) => {
    const fail = () => reject(signal.aborted ? signal.reason : new TypeError('Failed to fetch'));
    signal.addEventListener('abort', giveUp);
    call.addEventListener('load', () => resolve());
    call.addEventListener('error', fail);
    call.addEventListener('abort', fail);
    call.send(body);
  }).finally(() => signal.removeEventListener('abort', giveUp));
}

function answerOf(call: XMLHttpRequest): Response {
  const { status, statusText } = call;
  const body: unknown = call.response;
  const hasBody = body instanceof ArrayBuffer && !BODILESS.includes(status);
  return new Response(hasBody ? body : null, { status, statusText, headers: headersOf(call) });
}

function headersOf(call: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of call.getAllResponseHeaders().split('\r\n').filter(Boolean)) {
    const colon = line.indexOf(':');
    headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}
