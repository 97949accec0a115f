/** Generated from en/codes/insight.json by `npm run generate`. Do not edit. */
import { figure } from '../figure.ts';
import { isSpanish } from '../language.ts';

export const title = (): string => (isSpanish() ? 'De creado a canjeado' : 'From made to redeemed');
export const made = (): string => (isSpanish() ? 'Creados' : 'Made');
export const opened = (): string => (isSpanish() ? 'Abiertos' : 'Opened');
export const added = (): string => (isSpanish() ? 'Agregados a un teléfono' : 'Added to a phone');
export const addedShort = (): string => (isSpanish() ? 'Agregados' : 'Added');
export const redeemed = (): string => (isSpanish() ? 'Canjeados' : 'Redeemed');
export const codes = ({ count }: { readonly count: number }): string =>
  isSpanish()
    ? `${count === 1 ? 'código' : count !== 0 && count % 1_000_000 === 0 ? 'de códigos' : 'códigos'}`
    : `${count === 1 ? 'code' : 'codes'}`;
export const ofMade = ({ share }: { readonly share: number }): string =>
  isSpanish() ? `${figure(share)} % de los creados` : `${figure(share)}% of made`;
export const ofOpened = ({ share }: { readonly share: number }): string =>
  isSpanish() ? `${figure(share)} % de los abiertos` : `${figure(share)}% of opened`;
export const none = (): string => (isSpanish() ? 'todavía ninguno' : 'none yet');
export const byDay = (): string => (isSpanish() ? 'Por día' : 'By day');
export const showAs = (): string => (isSpanish() ? 'Mostrar como' : 'Show as');
export const curve = (): string => (isSpanish() ? 'Curva' : 'Curve');
export const table = (): string => (isSpanish() ? 'Tabla' : 'Table');
export const csv = (): string => 'CSV';
export const curveOf = ({
  first,
  last,
}: {
  readonly first: string | number;
  readonly last: string | number;
}): string =>
  isSpanish()
    ? `Abiertos, agregados y canjeados por día, del ${first} al ${last}. Los mismos números están en la tabla.`
    : `Opened, added and redeemed by day, ${first} to ${last}. The same numbers are in the table.`;
export const day = (): string => (isSpanish() ? 'Día' : 'Day');
export const source = (): string => (isSpanish() ? 'Origen' : 'Source');
export const utc = (): string =>
  isSpanish()
    ? 'Días en UTC. Cada código cuenta una vez; no se guarda nada de quién lo abrió.'
    : 'Days are in UTC. Each code counts once; nothing is kept of who opened it.';
export const bySource = (): string => (isSpanish() ? 'Por origen' : 'By source');
export const noSource = (): string => (isSpanish() ? 'Sin origen' : 'No source named');
export const sourceFacts = ({
  opened,
  redeemed,
}: {
  readonly opened: number;
  readonly redeemed: number;
}): string =>
  isSpanish()
    ? `Abiertos: ${figure(opened)}, canjeados: ${figure(redeemed)}`
    : `${figure(opened)} opened, ${figure(redeemed)} redeemed`;
export const views = ({ count }: { readonly count: number }): string =>
  isSpanish()
    ? `${count === 1 ? `${figure(count)} visita` : count !== 0 && count % 1_000_000 === 0 ? `${figure(count)} de visitas` : `${figure(count)} visitas`} al enlace del cupón en 30 días`
    : `${count === 1 ? `${figure(count)} page view` : `${figure(count)} page views`} of the coupon’s own link in 30 days`;
export const nameSources = (): string => (isSpanish() ? 'Nombrar los orígenes' : 'Name sources');
export const noNames = (): string =>
  isSpanish()
    ? 'Nombre los lugares donde están sus enlaces, como mail, ride-along o print. Una dirección que termina en ?s=mail cuenta entonces como “mail”.'
    : 'Name where your links are, such as mail, ride-along or print. An address that ends in ?s=mail then counts as “mail”.';
export const names = (): string => (isSpanish() ? 'Nombres' : 'Names');
export const namesHelp = (): string =>
  isSpanish()
    ? 'Hasta ocho, uno por línea: letras de la a a la z, dígitos y guiones.'
    : 'Up to eight, one a line: letters a to z, digits and hyphens.';
export const namesIssue = ({ name }: { readonly name: string | number }): string =>
  isSpanish()
    ? `“${name}” no sirve de nombre. Use hasta 24 letras de la a a la z, dígitos o guiones.`
    : `“${name}” is not a valid name. Use up to 24 letters a to z, digits or hyphens.`;
export const tooMany = ({ count }: { readonly count: string | number }): string =>
  isSpanish()
    ? `Son ${count} nombres. Deje ocho como máximo.`
    : `These are ${count} names. Keep at most eight.`;
export const notSaved = ({ reason }: { readonly reason: string | number }): string =>
  isSpanish() ? `Los nombres no se guardaron: ${reason}` : `The names were not saved: ${reason}`;
export const failed = (): string =>
  isSpanish() ? 'No se pudieron cargar los números' : 'The numbers could not be loaded';
export const save = (): string => (isSpanish() ? 'Guardar los nombres' : 'Save the names');
