/** A network on which a font and the barcodes fail until they are mended. */
import { http, HttpResponse } from 'msw/http';
import { onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { DesignDocument } from '../../../src/domain/design/design-document.ts';
import { problem, services } from '../../support/services/operations.ts';
import { DESIGN } from '../../support/wizard-driver.ts';

/** A weight of Caveat: each for one test, since a page fetches a font once. */
type CaveatWeight = 400 | 500 | 600 | 700;

/** The design with its words in that font. */
export function inCaveat(fontWeight: CaveatWeight): DesignDocument {
  const { data } = DESIGN;
  const objects = data.objects.map((object) =>
    object.kind === 'text' ? { ...object, fontFamily: 'Caveat' as const, fontWeight } : object,
  );
  return { ...DESIGN, data: { ...data, objects } };
}

/** Handlers that go before all others; what is missing fills the console, which is quiet for this test. */
export function brokenParts(weight: CaveatWeight) {
  const broken = new Set<'font' | 'barcode'>(['font', 'barcode']);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  const handlers = [
    http.get(`*/caveat-latin-${weight}-*`, () =>
      broken.has('font') ? HttpResponse.error() : undefined,
    ),
    services.get('/api/v1/media/barcode', () =>
      broken.has('barcode') ? problem(503, 'unavailable') : undefined,
    ),
  ];
  return { handlers, mend: (part: 'font' | 'barcode') => broken.delete(part) };
}

/** Presses in the same moment: the next request that goes out by itself takes the button away. */
export function pressTryAgain(): void {
  const button = page.getByRole('button', { name: 'Try again', exact: true }).element();
  button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}
