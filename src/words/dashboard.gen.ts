/** Generated from en/dashboard.json by `npm run generate`. Do not edit. */
import { figure } from './figure.ts';
import { isSpanish } from './language.ts';

export const selectValueOrMoreTo = ({ value }: { readonly value: string | number }): string =>
  isSpanish()
    ? `Seleccione ${value} o más para quitarlos juntos`
    : `Select ${value} or more to remove them together`;
export const exportCsv = (): string => (isSpanish() ? 'Exportar CSV' : 'Export CSV');
export const deactivate = (): string => (isSpanish() ? 'Desactivar' : 'Deactivate');
export const activate = (): string => (isSpanish() ? 'Activar' : 'Activate');
export const selectAllEvery = ({ every }: { readonly every: string | number }): string =>
  isSpanish() ? `Seleccionar los ${every}` : `Select all ${every}`;
export const countSelected = ({ count }: { readonly count: string | number }): string =>
  isSpanish() ? `Seleccionados: ${count}` : `${count} selected`;
export const selection = (): string => (isSpanish() ? 'Selección' : 'Selection');
export const removeFromDashboard = (): string =>
  isSpanish() ? 'Quitar del panel' : 'Remove from Dashboard';
export const recipientsSeeUhOh = (): string =>
  isSpanish() ? 'Los destinatarios ven “¡Oh, no!”' : 'Recipients see “Uh oh!”';
export const open = (): string => (isSpanish() ? 'Abrir' : 'Open');
export const qrCodeAndFiles = (): string =>
  isSpanish() ? 'Código QR y archivos…' : 'QR code and files…';
export const copyLink = (): string => (isSpanish() ? 'Copiar enlace' : 'Copy Link');
export const newFromExisting = (): string =>
  isSpanish() ? 'Nuevo a partir de este' : 'New from Existing';
export const viewPreview = (): string => (isSpanish() ? 'Ver vista previa' : 'View Preview');
export const createMatchingRideAlongImage = (): string =>
  isSpanish() ? 'Crear imagen Ride-Along a juego' : 'Create Matching Ride-Along Image';
export const moreForName = ({ name }: { readonly name: string | number }): string =>
  isSpanish() ? `Más opciones de ${name}` : `More for ${name}`;
export const editName = (): string => (isSpanish() ? 'EDITAR NOMBRE' : 'EDIT NAME');
export const editNameOfName = ({ name }: { readonly name: string | number }): string =>
  isSpanish() ? `EDITAR NOMBRE de ${name}` : `EDIT NAME of ${name}`;
export const lengthOfValue = ({
  length,
  value,
}: {
  readonly length: string | number;
  readonly value: string | number;
}): string => (isSpanish() ? `${length} de ${value}` : `${length} of ${value}`);
export const save = (): string => (isSpanish() ? 'GUARDAR' : 'SAVE');
export const nameOfTheCoupon = (): string =>
  isSpanish() ? 'Nombre del cupón' : 'Name of the coupon';
export const selectName = ({ name }: { readonly name: string | number }): string =>
  isSpanish() ? `Seleccionar ${name}` : `Select ${name}`;
export const tryFewerWordsOrA = (): string =>
  isSpanish()
    ? 'Pruebe con menos palabras o con una parte del nombre.'
    : 'Try fewer words or part of the name.';
export const yourSearchReturnedNoDesigns = ({
  term,
}: {
  readonly term: string | number;
}): string =>
  isSpanish()
    ? `Su búsqueda de “${term}” no encontró cupones`
    : `Your search returned no designs for "${term}"`;
export const pickADesignAndChange = (): string =>
  isSpanish()
    ? 'Elija un diseño y cambie el texto. Toma unos minutos.'
    : 'Pick a design and change the text. It takes a few minutes.';
export const youHaventCreatedAnyCoupons = (): string =>
  isSpanish() ? 'Aún no ha creado ningún cupón' : "You haven't created any coupons";
export const couponsToCome = (): string => (isSpanish() ? 'Cargando cupones' : 'Loading coupons');
export const everyCouponYouMakeWaits = (): string =>
  isSpanish()
    ? 'Cada cupón que cree aparece aquí, con su enlace.'
    : 'Every coupon you make appears here, with its link.';
export const signInToSeeYour = (): string =>
  isSpanish() ? 'Inicie sesión para ver sus cupones' : 'Sign in to see your coupons';
export const yourCouponsAreSafeCheck = (): string =>
  isSpanish()
    ? 'Sus cupones están a salvo. Revise su conexión y vuelva a cargar la lista.'
    : 'Your coupons are safe. Check your connection and load the list again.';
export const creationDateIsInUtc = (): string =>
  isSpanish() ? 'La fecha de creación está en UTC.' : 'Creation date is in UTC.';
export const yourCoupons = (): string => (isSpanish() ? 'Sus cupones' : 'Your coupons');
export const selectAll = (): string => (isSpanish() ? 'Seleccionar todo' : 'Select all');
export const sortBy = (): string => (isSpanish() ? 'Ordenar por' : 'Sort By');
export const searchMyDashboard = (): string =>
  isSpanish() ? 'Buscar en mi panel' : 'Search My Dashboard';
export const draftContinue = (): string => (isSpanish() ? 'Continuar borrador' : 'Continue draft');
export const draftContinueName = ({ name }: { readonly name: string | number }): string =>
  isSpanish() ? `Continuar borrador: ${name}` : `Continue draft: ${name}`;
export const onThisBrowser = (): string =>
  isSpanish() ? ', en este navegador' : ', in this browser';
export const stoppedAtPlace = ({ place }: { readonly place: string | number }): string =>
  isSpanish() ? `Se quedó en: ${place}` : `Stopped at ${place}`;
export const todayAt = ({ time }: { readonly time: string | number }): string =>
  isSpanish() ? `hoy, ${time}` : `today, ${time}`;
export const discardDraft = (): string => (isSpanish() ? 'Descartar borrador' : 'Discard draft');
export const discardDraftName = ({ name }: { readonly name: string | number }): string =>
  isSpanish() ? `Descartar borrador: ${name}` : `Discard draft: ${name}`;
export const draftName = ({ name }: { readonly name: string | number }): string =>
  isSpanish() ? `Borrador: ${name}` : `Draft: ${name}`;
export const downloadAllFiles = (): string =>
  isSpanish() ? 'Descargar todos los archivos' : 'Download all files';
export const packing = (): string => (isSpanish() ? 'Empaquetando…' : 'Packing…');
export const stripsLogosBarcodeRideAlong = (): string =>
  isSpanish()
    ? 'Franjas, logotipos, código de barras, Ride-Along y pase en un archivo zip, con instrucciones.'
    : 'Strips, logos, barcode, Ride-Along and pass in one zip file, with a read-me.';
export const allFiles = (): string => (isSpanish() ? 'Todos los archivos' : 'All files');
export const qrCodeForYourMail = (): string =>
  isSpanish() ? 'Código QR para su envío postal' : 'QR code for your mail piece';
export const openInANewTab = (): string =>
  isSpanish() ? 'Abrir en una pestaña nueva' : 'Open in a new tab';
export const thisCouponIsInactiveRecipients = (): string =>
  isSpanish()
    ? 'Este cupón está inactivo: los destinatarios ven “¡Oh, no!”.'
    : 'This coupon is inactive: recipients see “Uh oh!”.';
export const checkTheConnectionAndLoad = (): string =>
  isSpanish()
    ? 'Revise su conexión y vuelva a cargarlo.'
    : 'Check your connection and load it again.';
export const loadingTheCoupon = (): string =>
  isSpanish() ? 'Cargando el cupón' : 'Loading the coupon';
export const previewOfName = ({ name }: { readonly name: string | number }): string =>
  isSpanish() ? `Vista previa de ${name}` : `Preview of ${name}`;
export const telling = (): string => (isSpanish() ? 'Enviando…' : 'Sending…');
export const sendGoogleUpdateAgain = (): string =>
  isSpanish() ? 'Enviar otra vez a Google' : 'Send to Google again';
export const sendUpdatesAgain = (): string =>
  isSpanish() ? 'Enviarles otra vez' : 'Send to them again';
export const askingAboutSavedPasses = (): string =>
  isSpanish() ? 'Consultando los pases guardados' : 'Checking saved passes';
export const savedPasses = (): string => (isSpanish() ? 'Pases guardados' : 'Saved passes');
export const sort = (): string => (isSpanish() ? 'Ordenar' : 'Sort');
export const titleSumMostOnName = ({
  title,
  sum,
  name,
  most,
}: {
  readonly title: string | number;
  readonly sum: string | number;
  readonly name: string | number;
  readonly most: string | number;
}): string =>
  isSpanish()
    ? `${title}: ${sum}, el máximo el ${name}, ${most}`
    : `${title}: ${sum}, most on ${name}, ${most}`;
export const titleNone = ({ title }: { readonly title: string | number }): string =>
  isSpanish() ? `${title}: ninguna` : `${title}: none`;
export const viewsInTheLastLength = ({ length }: { readonly length: string | number }): string =>
  isSpanish() ? `Visitas en los últimos ${length} días` : `Views in the last ${length} days`;
export const goodNoMore = (): string => (isSpanish() ? 'YA NO ES VÁLIDO' : 'GOOD NO MORE');
export const expired = (): string => (isSpanish() ? 'VENCIDO' : 'EXPIRED');
export const discarding = (): string => (isSpanish() ? 'Descartando…' : 'Discarding…');
export const theBrowserDidNotAllow = ({ link }: { readonly link: string | number }): string =>
  isSpanish()
    ? `Su navegador no permitió copiar. El enlace es ${link}`
    : `Your browser did not allow copying. The link is ${link}`;
export const linkCopied = (): string =>
  isSpanish()
    ? 'Copió el enlace del cupón al portapapeles.'
    : 'You have copied the coupon link to your clipboard.';
export const proofPlace = ({
  card,
  place,
  cards,
}: {
  readonly card: string | number;
  readonly place: string | number;
  readonly cards: string | number;
}): string => (isSpanish() ? `${card}, ${place} DE ${cards}` : `${card}, ${place} OF ${cards}`);
export const couponCount = ({ count }: { readonly count: number }): string =>
  isSpanish()
    ? `${count === 1 ? `${figure(count)} cupón` : `${figure(count)} cupones`}`
    : `${count === 1 ? `${figure(count)} coupon` : `${figure(count)} coupons`}`;
export const renameFailed = (): string =>
  isSpanish() ? 'No se pudo actualizar el proyecto.' : 'Unable to update project.';
export const deactivateFailed = (): string =>
  isSpanish() ? 'No se pudo desactivar el cupón' : 'Unable to deactive coupon';
export const activateFailed = (): string =>
  isSpanish() ? 'No se pudo activar el cupón' : 'Unable to activate coupon';
export const removeFailed = (): string =>
  isSpanish() ? 'No se pudo quitar el cupón.' : 'Unable to delete coupon.';
export const removeManyFailed = (): string =>
  isSpanish()
    ? 'Ocurrió un error al quitar varios cupones de su panel. Intente de nuevo.'
    : 'An error occurred when attempting to remove multiple coupons from your dashboard. Please try again.';
export const activateManyFailed = (): string =>
  isSpanish() ? 'No se pudieron activar los cupones' : 'Unable to activate coupons';
export const deactivateManyFailed = (): string =>
  isSpanish() ? 'No se pudieron desactivar los cupones' : 'Unable to deactivate coupons';
export const tableFailed = (): string =>
  isSpanish()
    ? 'No se pudo crear el archivo CSV. Intente de nuevo.'
    : 'The CSV file could not be created. Please try again.';
export const selectEveryFailed = (): string =>
  isSpanish()
    ? 'No se pudieron encontrar algunos de sus cupones. Intente de nuevo.'
    : 'Some of your coupons could not be found. Please try again.';
export const couponGone = (): string =>
  isSpanish()
    ? 'Este cupón se eliminó en otra pestaña o en otro dispositivo.'
    : 'This coupon was removed in another tab or on another device.';
export const draftOpenElsewhere = (): string =>
  isSpanish()
    ? 'Este borrador está abierto en otra pestaña. Ciérrelo allí primero.'
    : 'This draft is open in another tab. Close it there first.';
export const draftNotDiscarded = (): string =>
  isSpanish()
    ? 'Este navegador no pudo descartar el borrador. Intente de nuevo.'
    : 'This browser could not discard the draft. Please try again.';
export const renamed = (): string =>
  isSpanish() ? 'Actualizó el nombre de su cupón.' : 'You have updated your coupon name.';
export const removed = (): string =>
  isSpanish()
    ? 'Quitó un cupón de su panel.'
    : "You've successfully deleted a coupon from your dashboard.";
export const removedMany = (): string =>
  isSpanish()
    ? 'Quitó cupones de su panel.'
    : "You've successfully deleted a coupon(s) from your dashboard.";
export const activated = ({ count }: { readonly count: number }): string =>
  isSpanish()
    ? `Activó ${count === 1 ? 'un cupón' : `${figure(count)} cupones`}.`
    : `You've activated ${count === 1 ? 'a coupon' : `${figure(count)} coupons`}.`;
export const deactivated = ({ count }: { readonly count: number }): string =>
  isSpanish()
    ? `Desactivó ${count === 1 ? 'un cupón' : `${figure(count)} cupones`}.`
    : `You've deactivated ${count === 1 ? 'a coupon' : `${figure(count)} coupons`}.`;
export const draftDiscarded = (): string =>
  isSpanish() ? 'Descartó un borrador.' : 'You have discarded a draft.';
export const askRemoveCoupon = (): string =>
  isSpanish()
    ? '¿Seguro que desea quitar este cupón de su panel?'
    : 'Are you sure you want to remove this coupon from your dashboard?';
export const askRemoveCoupons = ({ count }: { readonly count: number }): string =>
  isSpanish()
    ? `¿Seguro que desea quitar estos ${figure(count)} cupones de su panel?`
    : `Are you sure you want to remove these ${figure(count)} coupons from your dashboard?`;
export const customizationsLost = (): string =>
  isSpanish() ? 'Se perderán todos los cambios que hizo.' : 'All customizations will be lost.';
export const codesStopWorking = (): string =>
  isSpanish()
    ? 'Los códigos y enlaces impresos dejarán de funcionar.'
    : 'Printed codes and links will stop working.';
export const askDiscardDraft = (): string =>
  isSpanish() ? '¿Descartar este borrador?' : 'Discard this draft?';
export const oldest = (): string => (isSpanish() ? 'Más antiguos' : 'Oldest');
export const nameAscending = (): string => (isSpanish() ? 'Nombre A–Z' : 'Name A–Z');
export const nameDescending = (): string => (isSpanish() ? 'Nombre Z–A' : 'Name Z–A');
export const activeFirst = (): string => (isSpanish() ? 'Activos primero' : 'Active first');
export const codeIsUnread = (): string =>
  isSpanish() ? 'El código no se lee' : 'The code does not scan';
export const codeIsDoubtful = (): string =>
  isSpanish() ? 'Quizá el código no se lea' : 'The code may not scan';
export const changeCode = (): string => (isSpanish() ? 'Cambiar el código' : 'Change the code');
export const preflightFound = ({ count }: { readonly count: number }): string =>
  isSpanish()
    ? `Revisión previa: ${count === 1 ? `${figure(count)} punto por revisar` : `${figure(count)} puntos por revisar`}`
    : `Preflight: ${count === 1 ? `${figure(count)} thing to look at` : `${figure(count)} things to look at`}`;
export const showFindings = (): string => (isSpanish() ? 'Ver' : 'Show');
export const isInactive = (): string => (isSpanish() ? 'Inactivo' : 'Inactive');
export const isActive = (): string => (isSpanish() ? 'Activo' : 'Active');
export const isExpired = (): string => (isSpanish() ? 'Vencido' : 'Expired');
export const viewsWord = ({ count }: { readonly count: number }): string =>
  isSpanish() ? `${count === 1 ? 'visita' : 'visitas'}` : `${count === 1 ? 'view' : 'views'}`;
export const passesWord = ({ count }: { readonly count: number }): string =>
  isSpanish() ? `${count === 1 ? 'pase' : 'pases'}` : `${count === 1 ? 'pass' : 'passes'}`;
