/** Generated from en/shell.json by `npm run generate`. Do not edit. */
import { isSpanish } from './language.ts';

export const unnamedCoupon = (): string => (isSpanish() ? 'Cupón sin nombre' : 'Unnamed coupon');
export const loading = (): string => (isSpanish() ? 'Cargando' : 'Loading');
export const signingIn = (): string => (isSpanish() ? 'Iniciando sesión' : 'Signing in');
export const partNotLoaded = (): string =>
  isSpanish() ? 'Una parte de Tearline no se cargó.' : 'Part of Tearline did not load.';
export const reloadForPart = (): string =>
  isSpanish()
    ? 'Revise su conexión y recargue la página. Lo que ha escrito está guardado.'
    : 'Check your connection and reload the page. What you have typed is saved.';
export const notLoaded = (): string =>
  isSpanish() ? 'No se pudo cargar.' : 'This could not be loaded.';
export const somethingWentWrong = (): string =>
  isSpanish() ? 'Algo salió mal.' : 'Something went wrong.';
export const reloadThePage = (): string =>
  isSpanish()
    ? 'Recargue la página. Si vuelve a suceder, comience desde la página de inicio.'
    : 'Reload the page. If it happens again, start from the home page.';
export const signingYouIn = (): string => (isSpanish() ? 'Iniciando su sesión' : 'Signing you in');
export const formValue = (): string => (isSpanish() ? 'Valor del formulario' : 'Form value');
export const restOfListNotLoaded = (): string =>
  isSpanish()
    ? 'El resto de la lista no se cargó. Revise su conexión y cárguelo de nuevo.'
    : 'The rest of the list did not load. Check your connection and load it again.';
export const skipToContent = (): string =>
  isSpanish() ? 'Saltar al contenido' : 'Skip to content';
export const account = (): string => (isSpanish() ? 'Cuenta' : 'Account');
export const logout = (): string => (isSpanish() ? 'Cerrar sesión' : 'Logout');
export const defaultTimeZone = (): string =>
  isSpanish() ? 'Zona horaria predeterminada' : 'Default time zone';
export const timeZoneHelp = (): string =>
  isSpanish()
    ? 'Los cupones nuevos terminan a las 11:59 p. m. en esta zona horaria.'
    : 'New coupons end at 11:59 PM in this time zone.';
export const copyright = ({ copyrightYear }: { readonly copyrightYear: string | number }): string =>
  `Copyright © ${copyrightYear}`;
export const main = (): string => (isSpanish() ? 'Principal' : 'Main');
export const menu = (): string => (isSpanish() ? 'Menú' : 'Menu');
export const nothingAtAddress = (): string =>
  isSpanish()
    ? 'No hay nada en esta dirección. Revise si hay errores al escribirla o comience desde la página de inicio.'
    : 'There is nothing at this address. Check it for typos, or start from the home page.';
export const theme = (): string => (isSpanish() ? 'Tema' : 'Theme');
export const system = (): string => (isSpanish() ? 'Sistema' : 'System');
export const light = (): string => (isSpanish() ? 'Claro' : 'Light');
export const dark = (): string => (isSpanish() ? 'Oscuro' : 'Dark');
export const stillUnreachable = (): string =>
  isSpanish()
    ? 'Todavía no se puede conectar con Tearline. Esta página sigue abierta. Intente de nuevo cuando tenga conexión.'
    : 'Tearline still cannot be reached. This page stays open. Try again when you are back online.';
export const accountOf = ({ name }: { readonly name: string | number }): string =>
  isSpanish() ? `Cuenta de ${name}` : `Account of ${name}`;
export const yours = (): string => (isSpanish() ? 'usted' : 'yours');
export const signingFailed = ({ isLeaving }: { readonly isLeaving: boolean }): string =>
  isSpanish()
    ? `No se pudo ${isLeaving ? 'cerrar' : 'iniciar'} la sesión`
    : `Signing ${isLeaving ? 'out' : 'in'} did not work`;
export const createCoupon = (): string => (isSpanish() ? 'Crear cupón' : 'Create Coupon');
export const dashboard = (): string => (isSpanish() ? 'Panel' : 'Dashboard');
export const faqs = (): string => (isSpanish() ? 'Preguntas' : 'FAQs');
export const landingTitle = (): string =>
  isSpanish()
    ? 'Cupones que duran más que el sobre · Tearline'
    : 'Coupons that outlive the envelope · Tearline';
export const howItWorks = (): string => (isSpanish() ? 'Cómo funciona' : 'How it Works');
export const benefits = (): string => (isSpanish() ? 'Beneficios' : 'Benefits');
export const couldNotStart = (): string =>
  isSpanish() ? 'Tearline no pudo iniciar.' : 'Tearline could not start.';
export const configurationBroken = ({ fault }: { readonly fault: string | number }): string =>
  isSpanish()
    ? `Falta su documento de configuración o no es válido.${fault} Recargue la página. Si eso no ayuda, comuníquese con el administrador del sitio.`
    : `Its configuration document is missing or invalid.${fault} Reload the page. If that does not help, contact the site’s administrator.`;
export const language = (): string => (isSpanish() ? 'Idioma' : 'Language');
export const description = (): string =>
  isSpanish()
    ? 'Diseñe un cupón para billetera digital en su mostrador, imprima el enlace en su próximo envío, y esperará en el teléfono de su cliente hasta su último día.'
    : 'Design a wallet coupon at your counter, print its link on your next mailing, and it waits in your customer’s phone until its last good day.';
export const needsScript = (): string =>
  isSpanish()
    ? 'Tearline dibuja los cupones en su navegador y necesita JavaScript. Actívelo, por favor.'
    : 'Tearline draws coupons in your browser and needs JavaScript. Please switch it on.';
export const english = (): string => 'English';
export const spanish = (): string => 'Español';
export const checkAPass = (): string => (isSpanish() ? 'Comprobar un pase' : 'Check a pass');
