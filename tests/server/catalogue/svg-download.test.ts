import { beforeAll, expect, test } from 'vitest';
import { createTemplate, type AdminTemplate } from '../support/catalogue-fixture.ts';
import { ADA, MARA, sharedServices } from '../support/services-fixture.ts';

const services = sharedServices();
let template: AdminTemplate;
beforeAll(async () => {
  template = await createTemplate(services);
});

test('[API-04] [API-06] only administrators can download the stored SVG, which is never shown as a page', async () => {
  const url = `/api/v1/media/template/${template.id}?type=source`;
  expect((await services.call(MARA, { url })).statusCode).toBe(403);
  const response = await services.call(ADA, { url });
  expect(response.body).toBe(template.sourceImage);
  expect(response.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-disposition': `attachment; filename="template-${template.id}.svg"`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, max-age=0, must-revalidate',
  });
  const policy = String(response.headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain('sandbox');
});
