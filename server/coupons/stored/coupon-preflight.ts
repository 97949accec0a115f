/** What preflight finds in stored coupons; written with each save, and once for coupons of older rules (PRE-01). */
import { sql } from 'kysely';
import type { StoredCoupon } from '../../../src/domain/coupon/stored-form.ts';
import {
  PREFLIGHT_VERSION,
  storedFindings,
} from '../../../src/domain/preflight/stored-findings.ts';
import type { NewProject } from '../../../openapi/schema.gen.ts';
import type { Database } from '../../db/database.ts';
import type { StoredPreflight } from '../../db/project-tables.ts';
import { payloadValuesOf } from './project-facts.ts';
import { findProject, listImages } from './projects.repository.ts';

type PreflightedCoupon = Pick<NewProject, 'rideAlongImage' | 'rideAlongImageEditorSource'> &
  Pick<StoredCoupon, 'form'>;

export function preflightOf(coupon: PreflightedCoupon, now: Date): StoredPreflight {
  const { rideAlongImage = null, rideAlongImageEditorSource = null } = coupon;
  const findings = storedFindings({ ...coupon, rideAlongImage, rideAlongImageEditorSource }, now);
  return { version: PREFLIGHT_VERSION, rules: findings.map(({ rule }) => rule) };
}

/** The names of the rules; null if the present rules have not looked at the coupon. */
export function currentRules(stored: StoredPreflight | null): string[] | null {
  return stored?.version === PREFLIGHT_VERSION ? [...stored.rules] : null;
}

/** Looks at a coupon that the present rules have not seen; null if it is gone. Its version stays. */
export async function lookAgain(database: Database, id: string): Promise<StoredPreflight | null> {
  const row = await findProject(database, id);
  if (row === undefined) return null;
  const image = (await listImages(database, id)).find(({ kind }) => kind === 'rideAlong');
  const coupon = {
    ...payloadValuesOf(row),
    editorSource: row.editor_source,
    rideAlongImage: image?.media_hash ?? null,
    rideAlongImageEditorSource: row.ride_along_editor_source,
  };
  const preflight = preflightOf(coupon, new Date());
  // The database has microseconds. A locked coupon is looked at again by the next list.
  await sql`update projects set preflight = ${JSON.stringify(preflight)}::jsonb where id in (
    select id from projects where id = ${id}
      and date_trunc('milliseconds', updated_at) = ${row.updated_at} for no key update skip locked
  )`.execute(database);
  return preflight;
}
