/** What the dashboard's processes share: the screen with the coupons of one path, and the ways services fail. */
import { ServiceFailure, type FailureCode } from '../../../src/domain/failures.ts';
import type { Stage } from '../../hand/stage.ts';

/** What a path's coupons are like. */
export interface Prepared {
  readonly hasRideAlong?: boolean;
}

/** Makes coupons for one path. */
export async function prepareCoupons(
  stage: Stage,
  count: number,
  prepared: Prepared = {},
): Promise<void> {
  for (let index = 1; index <= count; index += 1) {
    const name = `${stage.word} ${index}`;
    stage.coupons.push({ id: await stage.services.makeCoupon(name, prepared), name });
  }
}

/** Makes coupons and opens the dashboard on them alone. */
export async function openDashboard(
  stage: Stage,
  count = 1,
  prepared: Prepared = {},
): Promise<void> {
  await prepareCoupons(stage, count, prepared);
  await stage.page.goto(`${stage.url}/dashboard?q=${encodeURIComponent(stage.word)}`);
  await stage.page
    .getByRole('article')
    .nth(count - 1)
    .waitFor();
}

/** Chooses an entry of a card's menu. */
export async function chooseAction({ page }: Stage, name: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

/** What a port of the services rejects with. */
export function failureOf(code: FailureCode, fields: readonly string[] = []): ServiceFailure {
  return new ServiceFailure({
    code,
    title: code,
    detail: null,
    fields: fields.map((pointer) => ({ pointer, detail: code })),
    requestId: null,
  });
}
