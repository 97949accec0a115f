/** Generated from en/wizard.json by `npm run generate`. Do not edit. */
import { isSpanish } from './language.ts';

export const nextStep = (): string => (isSpanish() ? 'Paso siguiente' : 'Next step');
export const stepCountOfSteps = ({
  count,
  steps,
}: {
  readonly count: string | number;
  readonly steps: string | number;
}): string => (isSpanish() ? `Paso ${count} de ${steps}` : `Step ${count} of ${steps}`);
export const back = (): string => (isSpanish() ? 'Atrás' : 'Back');
export const steps = (): string => (isSpanish() ? 'Pasos' : 'Steps');
export const designOrPreview = (): string =>
  isSpanish() ? 'Diseño o vista previa' : 'Design or preview';
export const stepCountTitle = ({
  count,
  title,
}: {
  readonly count: string | number;
  readonly title: string | number;
}): string => (isSpanish() ? `Paso ${count}: ${title}` : `Step ${count}: ${title}`);
export const nameCurrent = ({ name }: { readonly name: string | number }): string =>
  isSpanish() ? `${name}, actual` : `${name}, current`;
export const nameCompleted = ({ name }: { readonly name: string | number }): string =>
  isSpanish() ? `${name}, completado` : `${name}, completed`;
export const stepCount = ({ count }: { readonly count: string | number }): string =>
  isSpanish() ? `Paso ${count}` : `Step ${count}`;
export const progress = (): string => (isSpanish() ? 'Avance' : 'Progress');
export const next = (): string => (isSpanish() ? 'Siguiente' : 'Next');
export const goBackToDashboard = (): string =>
  isSpanish() ? 'Volver al panel' : 'Go back to Dashboard';
export const goToTheDesigns = (): string =>
  isSpanish() ? 'Ir a los diseños' : 'Go to the designs';
export const designUnreadable = (): string =>
  isSpanish()
    ? 'Este diseño tiene partes que Tearline no puede dibujar. Elija otro.'
    : 'This design has parts that Tearline cannot draw. Please choose another one.';
export const designUpdated = (): string =>
  isSpanish() ? 'Actualizó su diseño.' : 'You have updated your design.';
export const yesALogo = (): string =>
  isSpanish() ? 'Sí, tengo un logotipo' : 'Yes, I have a logo';
export const fileOfUpTo500 = (): string =>
  isSpanish()
    ? 'Un archivo PNG, JPG o GIF de hasta 500 KB.'
    : 'A PNG, JPG or GIF file of up to 500 KB.';
export const noMakeOne = (): string =>
  isSpanish() ? 'No, crear uno con texto' : 'No, make one from text';
export const oneOrTwoLetters = (): string =>
  isSpanish()
    ? 'Una o dos letras en el tipo de letra que prefiera.'
    : 'One or two letters in a font of your choice.';
export const saved = (): string => (isSpanish() ? 'Guardado' : 'Saved');
export const draftSaved = (): string => (isSpanish() ? 'Borrador guardado' : 'Draft saved');
export const editing = ({ name }: { readonly name: string | number }): string =>
  isSpanish() ? `Editando “${name}”` : `Editing “${name}”`;
export const newFrom = ({ name }: { readonly name: string | number }): string =>
  isSpanish() ? `Nuevo a partir de “${name}”` : `New from “${name}”`;
export const noRoomForDraft = (): string =>
  isSpanish()
    ? 'Este dispositivo no tiene espacio para su borrador. Libere espacio y mantenga abierta esta pestaña hasta terminar su cupón.'
    : 'This device has no room left for your draft. Free up some space, and keep this tab open until your coupon is finished.';
export const draftRefused = (): string =>
  isSpanish()
    ? 'Este navegador no puede guardar su borrador. Tal vez sea una ventana privada. Mantenga abierta esta pestaña hasta terminar su cupón.'
    : 'This browser cannot save your draft. It may be a private window. Keep this tab open until your coupon is finished.';
export const draftSignedOut = (): string =>
  isSpanish()
    ? 'Cerró sesión en otra pestaña, así que su borrador ya no se guarda. Mantenga abierta esta pestaña hasta terminar su cupón.'
    : 'You signed out in another tab, so your draft is no longer saved. Keep this tab open until your coupon is finished.';
export const keptDraft = (): string =>
  isSpanish()
    ? 'Su borrador está guardado. Está en su panel.'
    : 'Your draft is saved. It is on your dashboard.';
export const templateWithdrawn = (): string =>
  isSpanish()
    ? 'Este diseño ya no se ofrece. Su borrador está guardado y todavía puede terminar su cupón.'
    : 'This design is no longer offered. Your draft is saved, and you can still finish your coupon.';
export const lateAwaited = (): string =>
  isSpanish() ? 'Cargando el paso siguiente' : 'Loading the next step';
export const lateMissing = (): string =>
  isSpanish()
    ? 'Una parte de Tearline no se cargó. Revise su conexión e intente de nuevo, o recargue la página. Lo que ha escrito está guardado.'
    : 'Part of Tearline did not load. Check your connection and try again, or reload the page. What you have typed is saved.';
export const matchArtwork = (): string =>
  isSpanish() ? 'Combinar con el arte' : 'Match the artwork';
export const undoMatch = (): string => (isSpanish() ? 'Deshacer la combinación' : 'Undo the match');
