import { createCaller, networkOf, type Caller } from '../attack/caller.ts';
import { MARKETER, signIn } from '../attack/sign-in.ts';
import { startLoad, type Load } from './load.ts';
import { prepareScene, type Scene } from './scene.ts';

/** Without limits of calls, and with a token that lasts for the whole run. */
export const FOR_LOAD = { ACCESS_TOKEN_SECONDS: '86400', LIMIT_PUBLIC: '0', LIMIT_CREATE: '0' };

/** A product on which callers save, switch, read and redeem, so that it can be broken meanwhile. */
interface UnderLoad {
  readonly caller: (number: number) => Caller;
  readonly token: string;
  readonly scene: Scene;
  readonly load: Load;
}

/** Prepares a coupon with codes and counters on a running product, and starts the callers. */
export async function putUnderLoad(port: number, codes: number): Promise<UnderLoad> {
  const caller = (number: number): Caller => createCaller(port, networkOf(number));
  const token = await signIn(caller(100), port, MARKETER);
  const scene = await prepareScene(caller(100), token, codes);
  return { caller, token, scene, load: startLoad({ ...scene, caller, token }) };
}
