/** A network where a font and the barcodes fail until they are mended. */
import { http, HttpResponse } from 'msw/http';
import { onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { DesignDocument } from '../../../src/domain/design/design-document.ts';
import { problem, services } from '../../support/services/operations.ts';
import { DESIGN } from '../../support/wizard-driver.ts';

/** Font weights that no other test loads, one per test, because a page loads a font once for all its tests. */
type Weight = 100 | 200 | 500 | 800 | 900;

/** The failing family. */
export const FONT = 'Montserrat Alternates';

/** The design with its texts in that font. */
export function inFailingFont(fontWeight: Weight): DesignDocument {
  const { data } = DESIGN;
  const objects = data.objects.map((object) =>
    object.kind === 'text' ? ({ ...object, fontFamily: FONT, fontWeight } as const) : object,
  );
  return { ...DESIGN, data: { ...data, objects } };
}

/** Handlers with priority; missing parts fill the console, which is muted for this test. */
export function brokenParts(weight: Weight) {
  const broken = new Set<'font' | 'barcode'>(['font', 'barcode']);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  const handlers = [
    http.get(`*/montserrat-alternates-latin-${weight}-*`, () =>
      broken.has('font') ? HttpResponse.error() : undefined,
    ),
    services.get('/api/v1/media/barcode', () =>
      broken.has('barcode') ? problem(503, 'unavailable') : undefined,
    ),
  ];
  return { handlers, mend: (part: 'font' | 'barcode') => broken.delete(part) };
}

/** Clicks at once, because the next automatic request removes the button. */
export function pressTryAgain(): void {
  const button = page.getByRole('button', { name: 'Try again', exact: true }).element();
  button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}
