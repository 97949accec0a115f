import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { openStandIn } from '../support/stand-in.ts';

/** A browser's proxy, through which fonts come `delay.ms` later; `delay.fonts` counts those that did. */
export async function openFontProxy() {
  const delay = { ms: 0, fonts: 0 };
  const proxy = await openStandIn((asked, answer) => {
    const pass = () => {
      const { url = '', method, headers } = asked;
      const onward = request(url, { method, headers }, (given) => {
        answer.writeHead(given.statusCode ?? 502, given.headers);
        given.pipe(answer);
      });
      onward.on('error', () => answer.destroy());
      answer.on('close', () => onward.destroy());
      asked.pipe(onward);
    };
    if (delay.ms === 0 || !asked.url?.endsWith('.woff2')) return pass();
    delay.fonts += 1;
    void pause(delay.ms).then(pass);
  });
  return { ...proxy, delay };
}
