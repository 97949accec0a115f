import type { NewProject } from '../../../openapi/schema.gen.ts';

/** A finished coupon from uploaded artwork, as the wizard sends it. */
export function benchCoupon(templateId: string, images: Pick<NewProject, 'apple' | 'google'>) {
  return {
    barcodeType: 'QR',
    barcodeValue: 'ROLLS-13',
    barcodeAltText: 'Code ROLLS-13',
    description: 'Thirteen rolls for the price of twelve',
    merchantName: 'Odette Bakery',
    termsConditions: 'One coupon per visit and household. Not with other offers.',
    startDate: '',
    expirationDate: '2037-12-31T00:00:00.000Z',
    phone: '555-010-0199',
    website: 'https://odette.example/rolls',
    templateId,
    editorSource: null,
    ...images,
    data: {
      backgroundColor: '#3B1710',
      foregroundColor: '#FFF7E6',
      logo: { backgroundColor: '#FFFFFF', font: 'Domine-Bold', text: 'OB', textColor: '#3B1710' },
      strip: { scheme: 'Default Scheme' },
    },
    form: {
      version: 1,
      labelColor: '#F7C948',
      barcodeInitialValue: 'ROLLS-13',
      promoCode: 'DOZEN',
      timeZone: 'America/Chicago',
      haveCustomArtwork: true,
      haveLogoImage: 'no',
      haveRideAlongImage: null,
      text: {},
      rideAlongScheme: 'Default Scheme',
    },
  } satisfies NewProject;
}
