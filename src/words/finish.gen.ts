/** Generated from en/finish.json by `npm run generate`. Do not edit. */
import { isSpanish } from './language.ts';

export const keepAsDraft = (): string => (isSpanish() ? 'Guardar borrador' : 'Keep as draft');
export const leave = (): string => (isSpanish() ? 'Salir' : 'Leave');
export const stay = (): string => (isSpanish() ? 'Quedarse' : 'Stay');
export const yourCouponIsSavedBut = ({ failure }: { readonly failure: string | number }): string =>
  isSpanish()
    ? `Su cupón está guardado, pero no se pudieron descargar los archivos Ride-Along. ${failure}`
    : `Your coupon is saved, but the Ride-Along files could not be downloaded. ${failure}`;
export const downloadRideAlongFiles = (): string =>
  isSpanish() ? 'Descargar los archivos Ride-Along' : 'Download Ride-Along files';
export const yourRideAlongFilesAre = (): string =>
  isSpanish()
    ? 'Sus archivos Ride-Along se descargaron.'
    : 'Your Ride-Along files have been downloaded.';
export const gettingYourRideAlongFiles = (): string =>
  isSpanish() ? 'Descargando sus archivos Ride-Along' : 'Downloading your Ride-Along files';
export const wordsSent = ({ words }: { readonly words: string | number }): string =>
  isSpanish() ? `${words} enviados` : `${words} sent`;
export const submitting = (): string => (isSpanish() ? 'Enviando' : 'Submitting');
export const sendingYourCoupon = (): string =>
  isSpanish() ? 'Enviando su cupón' : 'Sending your coupon';
export const savingYourCoupon = (): string =>
  isSpanish() ? 'Guardando su cupón…' : 'Saving your coupon…';
export const saveAsANewCoupon = (): string =>
  isSpanish() ? 'Guardar como cupón nuevo' : 'Save as a new coupon';
export const openTheSavedVersion = (): string =>
  isSpanish() ? 'Abrir la versión guardada' : 'Open the saved version';
export const saveYoursAsANew = (): string =>
  isSpanish()
    ? 'Guarde la suya como un cupón nuevo con su propio enlace, o abra la versión guardada y descarte sus cambios.'
    : 'Save yours as a new coupon with its own link, or open the saved version and discard your changes.';
export const somebodySavedItInAnother = (): string =>
  isSpanish()
    ? 'Alguien lo guardó en otra pestaña o en otro dispositivo después de que usted lo abrió aquí. Sus cambios no se guardaron, pero nada se ha perdido.'
    : 'Someone saved it in another tab or on another device after you opened it here. Your edit was not saved, but nothing is lost.';
export const thisCouponWasChangedElsewhere = (): string =>
  isSpanish() ? 'Este cupón se cambió en otro lugar' : 'This coupon was changed elsewhere';
export const childrenOpensANewTab = ({
  children,
}: {
  readonly children: string | number;
}): string =>
  isSpanish() ? `${children} (se abre en una pestaña nueva)` : `${children} (opens in a new tab)`;
export const template = (): string => (isSpanish() ? 'Plantilla' : 'Template');
export const campaignBuilder = (): string =>
  isSpanish() ? 'Creador de campañas' : 'Campaign builder';
export const goToYourCouponLink = (): string =>
  isSpanish() ? 'Ir al enlace de su cupón' : 'Go to your coupon link';
export const drawingNameCountOfTotal = ({
  name,
  count,
  total,
}: {
  readonly name: string | number;
  readonly count: string | number;
  readonly total: string | number;
}): string =>
  isSpanish() ? `Dibujando ${name}, ${count} de ${total}` : `Drawing ${name}, ${count} of ${total}`;
export const gettingThePicturesReady = (): string =>
  isSpanish() ? 'Preparando las imágenes' : 'Preparing the pictures';
export const drawingYourCoupon = (): string =>
  isSpanish() ? 'Dibujando su cupón' : 'Drawing your coupon';
export const submissionTitle = (): string =>
  isSpanish() ? '¡Ocurrió un error!' : 'An Error Occurred!';
export const submissionFailed = (): string =>
  isSpanish()
    ? 'Debido a un error, el cupón no se pudo enviar para su creación. Puede intentarlo de nuevo.'
    : 'The coupon was not able to be successfully submitted for creation due to an error. You may try again.';
export const couponReady = (): string =>
  isSpanish() ? 'Su cupón está listo' : 'Your coupon is ready';
export const goBack = (): string => (isSpanish() ? 'Volver' : 'Go back');
export const keepsItsLink = (): string =>
  isSpanish() ? 'Conserva su enlace.' : 'It keeps its link.';
export const leaveCoupon = (): string =>
  isSpanish()
    ? 'Este cupón no está terminado. Puede guardarlo como borrador en su panel, en este navegador, o salir y eliminarlo.'
    : 'This coupon is not finished. You can keep it as a draft on your dashboard in this browser, or leave and delete it.';
export const leaveEdit = (): string =>
  isSpanish()
    ? 'Sus cambios aún no están en el cupón. Puede guardarlos como borrador en su panel, en este navegador, o salir y eliminarlos. El cupón mismo queda igual.'
    : 'Your changes are not in the coupon yet. You can keep them as a draft on your dashboard in this browser, or leave and delete them. The coupon itself stays the same.';
export const appleStripDrawn = (): string =>
  isSpanish() ? 'la franja de Apple' : 'the Apple strip';
export const appleLogoDrawn = (): string =>
  isSpanish() ? 'el logotipo de Apple' : 'the Apple logo';
export const googleStripDrawn = (): string =>
  isSpanish() ? 'la franja de Google' : 'the Google strip';
export const googleLogoDrawn = (): string =>
  isSpanish() ? 'el logotipo de Google' : 'the Google logo';
export const rideAlongDrawn = (): string =>
  isSpanish() ? 'la imagen Ride-Along' : 'the Ride-Along image';
export const noRideAlongDesign = (): string =>
  isSpanish()
    ? 'Este diseño no tiene una imagen Ride-Along a juego. Vuelva atrás y agregue una imagen propia.'
    : 'This design has no matching Ride-Along image. Go back and add an image of your own.';
