/** Generated from en/browse.json by `npm run generate`. Do not edit. */
import { figure } from './figure.ts';
import { isSpanish } from './language.ts';

export const designNotShown = (): string =>
  isSpanish()
    ? 'No se pudo mostrar este diseño. Revise su conexión y vuelva a cargarlo.'
    : 'This design could not be shown. Check your connection and load it again.';
export const loadingTheDesign = (): string =>
  isSpanish() ? 'Cargando el diseño' : 'Loading the design';
export const selectOrUpload = (): string =>
  isSpanish()
    ? 'Elija un diseño o suba el suyo para comenzar'
    : 'Select a design below or upload your own to get started';
export const administration = (): string => (isSpanish() ? 'Administración' : 'Administration');
export const createTemplate = (): string => (isSpanish() ? 'Crear plantilla' : 'Create template');
export const refineSearch = (): string => (isSpanish() ? 'Refinar la búsqueda' : 'Refine Search');
export const allDesigns = (): string => (isSpanish() ? 'Todos los diseños' : 'All designs');
export const filterByColor = (): string => (isSpanish() ? 'Filtrar por color' : 'Filter By Color');
export const colorsNotLoaded = (): string =>
  isSpanish() ? 'Ocurrió un error al cargar los colores.' : 'An error occured when loading colors.';
export const filters = (): string => (isSpanish() ? 'Filtros' : 'Filters');
export const removeFilter = ({ label }: { readonly label: string | number }): string =>
  isSpanish() ? `${label}, quitar` : `${label}, remove`;
export const popular = (): string => (isSpanish() ? 'Populares' : 'Popular');
export const sortingBy = (): string => (isSpanish() ? 'Ordenar por' : 'Sorting By');
export const filterByKeyword = (): string =>
  isSpanish() ? 'Filtrar por palabra clave' : 'Filter By Keyword';
export const sortAndFilter = (): string => (isSpanish() ? 'Aplicar' : 'Sort & Filter');
export const searchCouponImages = (): string =>
  isSpanish() ? 'Buscar imágenes de cupones' : 'Search Coupon Images';
export const searches = (): string => (isSpanish() ? 'Búsquedas' : 'Searches');
export const recentSearches = (): string =>
  isSpanish() ? 'Búsquedas recientes' : 'Recent Searches';
export const suggestedKeywords = (): string =>
  isSpanish() ? 'Palabras clave sugeridas' : 'Suggested Keywords';
export const clear = (): string => (isSpanish() ? 'Borrar' : 'Clear');
export const searchHint = (): string =>
  isSpanish()
    ? 'Gratis, oferta, ahorre, porcentaje o dólares de descuento, 2x1 y más.'
    : 'Free, sale, save, percent off, dollar off, BOGO, and more.';
export const rideAlongImages = ({ total }: { readonly total: string | number }): string =>
  isSpanish() ? `Imágenes Ride-Along: ${total}` : `${total} Ride-Along images`;
export const listNotLoaded = (): string =>
  isSpanish()
    ? 'Su trabajo está a salvo. Revise su conexión y vuelva a cargar la lista.'
    : 'Your work is safe. Check your connection and load the list again.';
export const designsToCome = (): string => (isSpanish() ? 'Cargando diseños' : 'Loading designs');
export const uploadYourOwnDesign = (): string =>
  isSpanish() ? 'Suba su propio diseño' : 'Upload your own design';
export const artworkSizes = (): string =>
  isSpanish()
    ? '1125 × 432 para Apple, 1032 × 336 para Google'
    : '1125 × 432 for Apple, 1032 × 336 for Google';
export const nothingFound = ({ sought }: { readonly sought: string | number }): string =>
  isSpanish()
    ? `No encontramos nada para “${sought}”`
    : `We couldn't find anything for "${sought}"`;
export const anEmptyCoupon = (): string => (isSpanish() ? 'Un cupón vacío' : 'An empty coupon');
export const checkSpelling = (): string =>
  isSpanish() ? 'Revise la ortografía' : 'Check spelling';
export const useFewerFilters = (): string =>
  isSpanish() ? 'Use menos filtros' : 'Use fewer filters';
export const useFewerKeywords = (): string =>
  isSpanish() ? 'Use menos palabras clave' : 'Use fewer keywords';
export const lookAt = ({ title }: { readonly title: string | number }): string =>
  isSpanish() ? `Ver ${title}` : `Look at ${title}`;
export const createCouponFrom = ({ title }: { readonly title: string | number }): string =>
  isSpanish() ? `Crear cupón a partir de ${title}` : `Create coupon from ${title}`;
export const editTemplateOf = ({ title }: { readonly title: string | number }): string =>
  isSpanish() ? `Editar la plantilla ${title}` : `Edit template ${title}`;
export const couponAndRideAlongFrom = ({ title }: { readonly title: string | number }): string =>
  isSpanish() ? `Cupón y Ride-Along a partir de ${title}` : `Coupon and Ride-Along from ${title}`;
export const schemes = ({ count }: { readonly count: number }): string =>
  isSpanish()
    ? `${count === 1 ? `${figure(count)} combinación` : `${figure(count)} combinaciones`}`
    : `${count === 1 ? `${figure(count)} scheme` : `${figure(count)} schemes`}`;
export const deactivate = (): string => (isSpanish() ? 'Desactivar' : 'Deactivate');
export const activate = (): string => (isSpanish() ? 'Activar' : 'Activate');
