import { expect } from 'vitest';
import type { components } from '../../../openapi/schema.gen.ts';
import { bakeryCoupon, type NewProject } from './coupon-payload.ts';
import { MARA, type Person, type Services } from './services-fixture.ts';

type Project = components['schemas']['Project'];
type ProjectSummary = components['schemas']['ProjectSummary'];

/** Saves the bakery's coupon, or another one, and returns its id. */
export async function saveCoupon(
  services: Services,
  person: Person = MARA,
  part: Partial<NewProject> = {},
): Promise<string> {
  const body = { ...(await bakeryCoupon()), ...part };
  const response = await services.post(person, '/api/v1/project', body);
  expect(response.statusCode, response.body).toBe(201);
  return response.json<{ id: string }>().id;
}

/** Sends a coupon that is refused; returns why. */
export async function refusalOf(services: Services, body: object) {
  const response = await services.post(MARA, '/api/v1/project', body);
  const { type, errors } = response.json<{ type: string; errors?: unknown }>();
  return { status: response.statusCode, type, errors };
}

/** The coupon and its version, as its owner reads them. */
export async function openCoupon(services: Services, person: Person, id: string) {
  const response = await services.call(person, { url: `/api/v1/project/${id}` });
  expect(response.statusCode).toBe(200);
  return { project: response.json<Project>(), etag: String(response.headers.etag) };
}

/** A person's coupons on the dashboard's first page. */
export async function listCoupons(
  services: Services,
  person: Person,
  query = '',
): Promise<readonly ProjectSummary[]> {
  const response = await services.call(person, { url: `/api/v1/project${query}` });
  return response.json<ProjectSummary[]>();
}
