/** Generated from en/server/problems.json by `npm run generate`. Do not edit. */
import { figure } from '../figure.ts';

export const invalidRequest = (): string => 'The request is not valid.';
export const forbidden = (): string => 'This is for administrators only.';
export const methodNotAllowed = (): string => 'This address does not accept that method.';
export const requestInProgress = (): string => 'The same request is still in progress.';
export const couponRemoved = (): string =>
  'This coupon was saved, and removed afterwards. Make a new one to continue.';
export const staleEdit = (): string =>
  'This was changed elsewhere since you opened it. Open it again to see the change.';
export const unsupportedMediaType = (): string => 'The request has the wrong content type.';
export const invalidCoupon = (): string => 'The coupon is not valid.';
export const barcodeRefused = (): string => 'The barcode cannot hold this value.';
export const imageRefused = (): string => 'An image cannot be used.';
export const tooManyAttributes = (): string => 'There are too many attributes. Remove one first.';
export const tooManyCodes = (): string => 'There are too many codes. Remove a series first.';
export const tooManyCounters = (): string =>
  'There are too many counters. Give one that is not needed a new card instead.';
export const tooManyProofs = (): string =>
  'There are too many open proofs. End one that is not needed first.';
export const notApproved = (): string =>
  'This coupon is not approved as it is. Share it for approval first.';
export const waitsFor = ({ names }: { readonly names: string | number }): string =>
  `Waits for ${names}`;
export const rowsOfSeries = ({ columns }: { readonly columns: number }): string =>
  `A row of this series has ${columns === 1 ? `${figure(columns)} value` : `${figure(columns)} values`}.`;
export const rowsOrCount = (): string => 'Send rows for a list, or a count of codes without one.';
export const rowsMissing = ({
  rows,
  expected,
}: {
  readonly rows: number;
  readonly expected: number;
}): string => `The series has ${figure(rows)} of ${figure(expected)} rows.`;
export const attributeTooLarge = (): string => 'The value of an attribute is too large.';
export const idempotencyKeyReused = (): string =>
  'This Idempotency-Key was used for another request.';
export const tooManyRequests = (): string =>
  'Too many requests. Please wait a minute, then try again.';
export const invalidTemplate = (): string => 'The template is not valid.';
export const svgRefused = (): string => 'The SVG cannot be used.';
export const keywordExists = (): string => 'A keyword with that name already exists.';
export const mustBe = ({ what }: { readonly what: string | number }): string => `Must be ${what}`;
export const mustBeValid = ({ format }: { readonly format: string | number }): string =>
  `Must be a valid ${format}`;
export const mustBeOneOf = ({ values }: { readonly values: string | number }): string =>
  `Must be one of ${values}`;
export const typeName = ({
  startsWithVowel,
  type,
}: {
  readonly startsWithVowel: boolean;
  readonly type: string | number;
}): string => `${startsWithVowel ? 'an' : 'a'} ${type}`;
export const either = ({
  one,
  other,
}: {
  readonly one: string | number;
  readonly other: string | number;
}): string => `${one} or ${other}`;
export const unknownParameter = (): string => 'This parameter is unknown here';
export const unknownMember = (): string => 'This member is unknown here';
export const notAllowedHere = ({ fault }: { readonly fault: string | number }): string =>
  `This value is not allowed here: ${fault}`;
export const pngAsDataUrl = (): string => 'Must be a PNG image as a data URL';
export const pictureAsDataUrl = (): string => 'Must be a PNG or JPEG image as a data URL';
export const wrongForm = (): string => 'This value has the wrong format';
export const keyOfAnotherRequest = (): string =>
  'This key was used for another request. Use a new one.';
export const notUtf8 = (): string => 'The text is not UTF-8';
export const compressed = (): string => 'Send this uncompressed';
export const severalHeaders = (): string => 'This header appears more than once.';
export const missingHeader = (): string => 'This header is missing.';
export const bodyNotTaken = (): string => 'This operation takes no body';
export const brokenCharacter = (): string => 'This text has an invalid character';
export const tooDeep = (): string => 'This is nested too deeply';
export const unusableName = (): string => 'This contains a name that is not allowed';
export const numberTooLarge = (): string => 'This number is too large';
export const tooManyValues = (): string => 'This has too many values';
export const tooManyNames = (): string => 'This has too many different names';
export const otherIdInAddress = (): string => 'This is not the id in the address.';
export const mustBeIdInAddress = (): string => 'This must be the id in the address.';
export const otherStateInAddress = ({ isActive }: { readonly isActive: boolean }): string =>
  `The address says ${isActive ? 'true' : 'false'}.`;
export const attributeOver8Kb = (): string => 'The value must have at most 8 KB.';
export const tooManyRasters = ({ most }: { readonly most: string | number }): string =>
  `A design may have at most ${most} rasters.`;
export const designSize = ({
  width,
  height,
}: {
  readonly width: string | number;
  readonly height: string | number;
}): string => `The design must be ${width} x ${height} pixels.`;
export const uuidTaken = (): string => 'Another template has this UUID.';
export const nothingToFind = (): string => 'This has no word to search for.';
export const templateNotFound = (): string => 'This design no longer exists.';
export const templateFull = ({ most }: { readonly most: string | number }): string =>
  `This design has ${most} keywords already. Remove one of them first.`;
export const couponNotFound = (): string => 'This coupon was not found.';
export const templateWithdrawn = (): string =>
  'This template is no longer offered. Please choose another one.';
export const tooManyCoupons = (): string =>
  'This account has as many coupons as it may have. Remove one that is not needed; it counts until no phone has it.';
