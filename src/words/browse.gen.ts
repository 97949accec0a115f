/** Generated from en/browse.json by `npm run generate`. Do not edit. */
import { figure } from './figure.ts';

export const designNotShown = (): string =>
  'This design could not be shown. Check your connection and load it again.';
export const loadingTheDesign = (): string => 'Loading the design';
export const selectOrUpload = (): string =>
  'Select a design below or upload your own to get started';
export const administration = (): string => 'Administration';
export const createTemplate = (): string => 'Create template';
export const refineSearch = (): string => 'Refine Search';
export const allDesigns = (): string => 'All designs';
export const filterByColor = (): string => 'Filter By Color';
export const colorsNotLoaded = (): string => 'An error occured when loading colors.';
export const filters = (): string => 'Filters';
export const removeFilter = ({ label }: { readonly label: string | number }): string =>
  `${label}, remove`;
export const popular = (): string => 'Popular';
export const sortingBy = (): string => 'Sorting By';
export const filterByKeyword = (): string => 'Filter By Keyword';
export const sortAndFilter = (): string => 'Sort & Filter';
export const searchCouponImages = (): string => 'Search Coupon Images';
export const searches = (): string => 'Searches';
export const recentSearches = (): string => 'Recent Searches';
export const suggestedKeywords = (): string => 'Suggested Keywords';
export const clear = (): string => 'Clear';
export const searchHint = (): string =>
  'Free, sale, save, percent off, dollar off, BOGO, and more.';
export const rideAlongImages = ({ total }: { readonly total: string | number }): string =>
  `${total} Ride-Along images`;
export const listNotLoaded = (): string =>
  'Your work is safe. Check your connection and load the list again.';
export const designsToCome = (): string => 'Loading designs';
export const uploadYourOwnDesign = (): string => 'Upload your own design';
export const artworkSizes = (): string => '1125 × 432 for Apple, 1032 × 336 for Google';
export const nothingFound = ({ sought }: { readonly sought: string | number }): string =>
  `We couldn't find anything for "${sought}"`;
export const anEmptyCoupon = (): string => 'An empty coupon';
export const checkSpelling = (): string => 'Check spelling';
export const useFewerFilters = (): string => 'Use fewer filters';
export const useFewerKeywords = (): string => 'Use fewer keywords';
export const lookAt = ({ title }: { readonly title: string | number }): string =>
  `Look at ${title}`;
export const createCouponFrom = ({ title }: { readonly title: string | number }): string =>
  `Create coupon from ${title}`;
export const editTemplateOf = ({ title }: { readonly title: string | number }): string =>
  `Edit template ${title}`;
export const couponAndRideAlongFrom = ({ title }: { readonly title: string | number }): string =>
  `Coupon and Ride-Along from ${title}`;
export const colorCount = ({ count }: { readonly count: string | number }): string =>
  `${count} colors`;
export const schemes = ({ count }: { readonly count: number }): string =>
  `${count === 1 ? `${figure(count)} scheme` : `${figure(count)} schemes`}`;
