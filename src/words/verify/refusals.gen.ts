/** Generated from en/verify/refusals.json by `npm run generate`. Do not edit. */
import { figure } from '../figure.ts';
import { isSpanish } from '../language.ts';

export const isEmpty = (): string =>
  isSpanish()
    ? 'El archivo está vacío. Descárguelo otra vez.'
    : 'The file is empty. Download it again.';
export const isLarge = ({ most }: { readonly most: number }): string =>
  isSpanish()
    ? `El archivo tiene más de ${figure(most)} MB. Ningún pase es tan grande.`
    : `The file has over ${figure(most)} MB. No pass is that large.`;
export const isNoArchive = (): string =>
  isSpanish()
    ? 'Esto no es un pase. Un pase es un archivo .pkpass, es decir, un archivo ZIP que contiene pass.json.'
    : 'This is not a pass. A pass is a .pkpass file, which is a ZIP archive with pass.json in it.';
export const isDamaged = (): string =>
  isSpanish()
    ? 'El archivo está dañado o termina antes de tiempo. Descárguelo otra vez.'
    : 'The file is damaged, or it ends too early. Download it again.';
export const unpacksLarge = (): string =>
  isSpanish()
    ? 'El archivo se descomprime en mucho más de lo que puede tener un pase, así que no se abrió. No lo abra en un teléfono.'
    : 'The file unpacks to far more than a pass can have, so it was not opened. Do not open it on a phone.';
export const hasManyFiles = ({ most }: { readonly most: number }): string =>
  isSpanish()
    ? `Contiene más de ${figure(most)} archivos. Ningún pase tiene tantos.`
    : `There are over ${figure(most)} files in it. No pass has that many.`;
export const leavesFolder = ({ name }: { readonly name: string | number }): string =>
  isSpanish()
    ? `Tiene un archivo llamado “${name}”, que ningún pase puede tener. Los teléfonos lo rechazan, y aquí no se abrió.`
    : `It has a file named “${name}”, which no pass may have. Phones refuse it, and it was not opened here.`;
export const hasTwice = ({ name }: { readonly name: string | number }): string =>
  isSpanish()
    ? `Tiene dos archivos llamados “${name}”, así que los teléfonos y los verificadores pueden leer cosas distintas. No se abrió.`
    : `It has two files named “${name}”, so phones and checkers may read different ones. It was not opened.`;
export const hasPassesInside = (): string =>
  isSpanish()
    ? 'Este archivo contiene varios pases. Descomprímalo y compruebe cada .pkpass por separado.'
    : 'This file holds several passes. Unpack it and check each .pkpass by itself.';
export const isInFolder = ({ name }: { readonly name: string | number }): string =>
  isSpanish()
    ? `El pase está en una carpeta, en “${name}”. Los teléfonos buscan pass.json en el primer nivel: comprima los archivos y no su carpeta.`
    : `The pass is in a folder, at “${name}”. Phones look for pass.json at the top, so zip the files and not their folder.`;
export const hasNoPass = (): string =>
  isSpanish()
    ? 'Este archivo ZIP no tiene pass.json, así que no es un pase.'
    : 'This ZIP archive has no pass.json, so it is not a pass.';
export const jsonIsLarge = (): string =>
  isSpanish() ? 'Tiene más de 1 MB de texto.' : 'It has over 1 MB of text.';
export const jsonIsDeep = ({ most }: { readonly most: number }): string =>
  isSpanish()
    ? `Tiene más de ${figure(most)} niveles anidados.`
    : `It nests over ${figure(most)} levels deep.`;
export const jsonIsBroken = (): string =>
  isSpanish() ? 'No es JSON válido.' : 'It is not valid JSON.';
export const jsonIsNoText = (): string =>
  isSpanish() ? 'No es texto en UTF-8.' : 'It is not text in UTF-8.';
export const linkIsEmpty = (): string =>
  isSpanish()
    ? 'Pegue primero un enlace para guardar. Empieza por https://pay.google.com/gp/v/save/.'
    : 'Paste a save link first. It begins with https://pay.google.com/gp/v/save/.';
export const linkIsLarge = (): string =>
  isSpanish()
    ? 'Esta dirección es demasiado larga para ser un enlace para guardar.'
    : 'This address is too long to be a save link.';
export const isNoSaveLink = ({ host }: { readonly host: string | number }): string =>
  isSpanish()
    ? `Esto no es un enlace para guardar. Empiezan por https://${host}/gp/v/save/.`
    : `This is not a save link. One begins with https://${host}/gp/v/save/.`;
export const tokenIsCut = (): string =>
  isSpanish()
    ? 'El enlace está cortado: su token tiene tres partes con dos puntos entre ellas. Copie el enlace entero.'
    : 'The link is cut off: its token has three parts with two dots between them. Copy the whole link.';
export const tokenIsBroken = (): string =>
  isSpanish()
    ? 'No se puede leer el token de este enlace. Copie el enlace entero.'
    : 'The token of this link cannot be read. Copy the whole link.';
export const couldNotRead = (): string =>
  isSpanish()
    ? 'No se pudo leer el archivo. Elíjalo otra vez.'
    : 'The file could not be read. Choose it again.';
export const couldNotCheck = (): string =>
  isSpanish()
    ? 'La comprobación no se ejecutó. Vuelva a cargar la página e intente de nuevo.'
    : 'The check did not run. Reload the page and try again.';
export const needsHttps = (): string =>
  isSpanish()
    ? 'Este navegador comprueba firmas solo en páginas https. Abra esta página con https.'
    : 'This browser checks signatures only on https pages. Open this page with https.';
