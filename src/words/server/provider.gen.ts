/** Generated from en/server/provider.json by `npm run generate`. Do not edit. */
import { isSpanish } from '../language.ts';

export const send = (): string => (isSpanish() ? 'Enviar' : 'Send');
export const mailALetter = (): string => (isSpanish() ? 'Enviar una carta' : 'Mail a letter');
export const shipAPackage = (): string => (isSpanish() ? 'Enviar un paquete' : 'Ship a package');
export const scheduleAPickup = (): string =>
  isSpanish() ? 'Programar una recolección' : 'Schedule a pickup';
export const international = (): string => (isSpanish() ? 'Internacional' : 'International');
export const sendAbroad = (): string => (isSpanish() ? 'Enviar al extranjero' : 'Send abroad');
export const customsForms = (): string => (isSpanish() ? 'Formularios de aduana' : 'Customs forms');
export const help = (): string => (isSpanish() ? 'Ayuda' : 'Help');
export const helpCenter = (): string => (isSpanish() ? 'Centro de ayuda' : 'Help center');
export const contactUs = (): string => (isSpanish() ? 'Contáctenos' : 'Contact us');
export const searchTheSite = (): string => (isSpanish() ? 'Buscar en el sitio' : 'Search the site');
export const helpfulLinks = (): string => (isSpanish() ? 'Enlaces útiles' : 'Helpful Links');
export const trackAPackage = (): string =>
  isSpanish() ? 'Rastrear un paquete' : 'Track a package';
export const findALocation = (): string => (isSpanish() ? 'Buscar una oficina' : 'Find a location');
export const postageRates = (): string => (isSpanish() ? 'Tarifas postales' : 'Postage rates');
export const about = (): string => (isSpanish() ? 'Acerca de' : 'About');
export const newsroom = (): string => (isSpanish() ? 'Sala de prensa' : 'Newsroom');
export const careers = (): string => (isSpanish() ? 'Empleos' : 'Careers');
export const otherSites = (): string => (isSpanish() ? 'Otros sitios' : 'Other Sites');
export const businessGateway = (): string =>
  isSpanish() ? 'Portal de negocios' : 'Business gateway';
export const mailerPortal = (): string => (isSpanish() ? 'Portal de envíos' : 'Mailer portal');
export const developers = (): string => (isSpanish() ? 'Desarrolladores' : 'Developers');
export const legalInformation = (): string =>
  isSpanish() ? 'Información legal' : 'Legal Information';
export const accessibility = (): string => (isSpanish() ? 'Accesibilidad' : 'Accessibility');
export const termsOfUse = (): string => (isSpanish() ? 'Condiciones de uso' : 'Terms of use');
export const privacyPolicy = (): string =>
  isSpanish() ? 'Política de privacidad' : 'Privacy policy';
export const privacy = (): string => (isSpanish() ? 'Privacidad' : 'Privacy');
export const terms = (): string => (isSpanish() ? 'Condiciones' : 'Terms');
export const foia = (): string => 'FOIA';
export const noFear = (): string => 'No FEAR';
export const postalProvider = (): string => (isSpanish() ? 'Proveedor postal' : 'Postal Provider');
