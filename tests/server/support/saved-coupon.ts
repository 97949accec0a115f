import { expect } from 'vitest';
import type { components } from '../../../openapi/schema.gen.ts';
import { idIn } from './answers.ts';
import { bakeryCoupon, type NewProject } from './coupon-payload.ts';
import { MARA, type Person, type Services } from './services-fixture.ts';

type Project = components['schemas']['Project'];
type ProjectSummary = components['schemas']['ProjectSummary'];

/** What is said of a coupon whose template was withdrawn. */
export const NOT_OFFERED =
  '/templateId: This template is no longer offered. Please choose another one.';

/** Sends the bakery's coupon, or another one. */
export async function sendCoupon(
  services: Services,
  part: object = {},
  { person = MARA, headers = {} }: { person?: Person; headers?: Record<string, string> } = {},
) {
  return services.post(person, '/api/v1/project', { ...(await bakeryCoupon()), ...part }, headers);
}

/** Saves the bakery's coupon, or another one, and returns its id. */
export async function saveCoupon(
  services: Services,
  person: Person = MARA,
  part: Partial<NewProject> = {},
): Promise<string> {
  const response = await sendCoupon(services, part, { person });
  expect(response.statusCode, response.body).toBe(201);
  return idIn(response);
}

/** Copies a coupon and returns the copy's id. */
export async function copyCoupon(services: Services, person: Person, id: string): Promise<string> {
  return idIn(await services.post(person, `/api/v1/project/${id}/clone`));
}

/** The coupon and its version, as its owner reads them. */
export async function openCoupon(services: Services, person: Person, id: string) {
  const response = await services.get(person, `/api/v1/project/${id}`);
  expect(response.statusCode).toBe(200);
  return { project: response.json<Project>(), etag: String(response.headers.etag) };
}

/** A person's coupons on the dashboard's first page. */
export async function listCoupons(
  services: Services,
  person: Person,
  query = '',
): Promise<readonly ProjectSummary[]> {
  return (await services.get(person, `/api/v1/project${query}`)).json<ProjectSummary[]>();
}

/** One of a person's coupons, as it is on the dashboard. */
export async function listedCoupon(services: Services, id: string, person = MARA) {
  const [coupon] = await listCoupons(services, person, `?id=${id}`);
  return coupon;
}
