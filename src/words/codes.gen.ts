/** Generated from en/codes.json by `npm run generate`. Do not edit. */
import { figure } from './figure.ts';
import { isSpanish } from './language.ts';

export const about = ({ name }: { readonly name: string | number }): string =>
  isSpanish()
    ? `${name}. Un código y un enlace para cada hogar`
    : `${name}. One code and one link for each household`;
export const bringYourList = (): string => (isSpanish() ? 'Traiga su lista' : 'Bring your list');
export const dropHere = (): string =>
  isSpanish() ? 'Suelte aquí un archivo CSV' : 'Drop a CSV here';
export const dropAdvice = (): string =>
  isSpanish()
    ? 'Una fila por hogar; los nombres de las columnas en la primera'
    : 'One row for each household, names of the columns in the first';
export const chooseCsv = (): string => (isSpanish() ? 'Elegir un CSV' : 'Choose a CSV');
export const anotherFile = (): string => (isSpanish() ? 'Otro archivo' : 'Another file');
export const csvFile = (): string => (isSpanish() ? 'Archivo CSV' : 'CSV file');
export const listLimits = (): string =>
  isSpanish()
    ? 'Hasta 1,000,000 de filas o 200 MB. Comas, puntos y comas o tabuladores; guardado como UTF-8, UTF-16 o Windows-1252.'
    : 'Up to 1,000,000 rows or 200 MB. Commas, semicolons or tabs; saved as UTF-8, UTF-16 or Windows-1252.';
export const noListYet = (): string => (isSpanish() ? '¿Aún no tiene lista?' : 'No list yet?');
export const noListAdvice = (): string =>
  isSpanish()
    ? 'Tearline crea los códigos. Entregue el archivo a su imprenta o imprímalos usted.'
    : 'Tearline makes the codes. Give your printer the file, or print them yourself.';
export const howMany = (): string => (isSpanish() ? 'Cuántos hogares' : 'How many households');
export const makeCodes = (): string => (isSpanish() ? 'Crear códigos' : 'Make codes');
export const addListLater = (): string =>
  isSpanish()
    ? 'Puede agregar una lista más adelante. Lo impreso sigue siendo válido.'
    : 'You can add a list later. What is printed stays good.';
export const countIssue = (): string =>
  isSpanish() ? 'Escriba un número de 1 a 1,000,000.' : 'Enter a number from 1 to 1,000,000.';
export const reading = ({ name }: { readonly name: string | number }): string =>
  isSpanish() ? `Leyendo ${name}…` : `Reading ${name}…`;
export const listFacts = ({
  rows,
  size,
  unit,
  delimiter,
  encoding,
}: {
  readonly rows: number;
  readonly size: string | number;
  readonly unit: string | number;
  readonly delimiter: 'comma' | 'semicolon' | (string & {});
  readonly encoding: string | number;
}): string =>
  isSpanish()
    ? `${rows === 1 ? `${figure(rows)} fila` : rows !== 0 && rows % 1_000_000 === 0 ? `${figure(rows)} de filas` : `${figure(rows)} filas`}, ${size} ${unit}, ${delimiter === 'comma' ? 'comas' : delimiter === 'semicolon' ? 'puntos y comas' : 'tabuladores'}, ${encoding}`
    : `${rows === 1 ? `${figure(rows)} row` : `${figure(rows)} rows`}, ${size} ${unit}, ${delimiter === 'comma' ? 'commas' : delimiter === 'semicolon' ? 'semicolons' : 'tabs'}, ${encoding}`;
export const kilobytes = (): string => 'kB';
export const megabytes = (): string => 'MB';
export const keep = (): string => (isSpanish() ? 'Conservar' : 'Keep');
export const kept = (): string => (isSpanish() ? 'se conserva' : 'kept');
export const notKept = (): string => (isSpanish() ? 'no se conserva' : 'not kept');
export const isBarcode = (): string => (isSpanish() ? 'código de barras' : 'barcode');
export const columnIsBarcode = ({ column }: { readonly column: string | number }): string =>
  isSpanish() ? `${column} es el código de barras` : `${column} is the barcode`;
export const keepColumn = ({ column }: { readonly column: string | number }): string =>
  isSpanish() ? `Conservar ${column}` : `Keep ${column}`;
export const codeIsBarcode = (): string =>
  isSpanish()
    ? 'Ninguna columna: el código de Tearline es el código de barras'
    : 'No column: Tearline’s code is the barcode';
export const firstRows = (): string =>
  isSpanish() ? 'Las primeras cinco filas' : 'The first five rows';
export const line = (): string => (isSpanish() ? 'Línea' : 'Line');
export const lineAsCoupon = ({ line }: { readonly line: number }): string =>
  isSpanish() ? `La línea ${figure(line)} como cupón` : `Line ${figure(line)} as a coupon`;
export const previousLine = (): string => (isSpanish() ? 'La línea anterior' : 'The line before');
export const nextLine = (): string => (isSpanish() ? 'La línea siguiente' : 'The next line');
export const codeIsMade = (): string =>
  isSpanish()
    ? 'Tearline crea el código de cada línea al importar.'
    : 'Tearline makes the code of each line when you import.';
export const andMore = ({ count }: { readonly count: number }): string =>
  isSpanish()
    ? `y ${count === 1 ? `${figure(count)} fila más` : count !== 0 && count % 1_000_000 === 0 ? `${figure(count)} de filas más` : `${figure(count)} filas más`}. Las columnas que no están marcadas nunca salen de esta computadora.`
    : `and ${count === 1 ? `${figure(count)} more row` : `${figure(count)} more rows`}. Columns that are not ticked never leave this computer.`;
export const allShown = (): string =>
  isSpanish()
    ? 'Las columnas que no están marcadas nunca salen de esta computadora.'
    : 'Columns that are not ticked never leave this computer.';
export const rowsRefused = ({ count }: { readonly count: number }): string =>
  isSpanish()
    ? `${count === 1 ? `${figure(count)} fila no puede` : count !== 0 && count % 1_000_000 === 0 ? `${figure(count)} de filas no pueden` : `${figure(count)} filas no pueden`} convertirse en código`
    : `${count === 1 ? `${figure(count)} row` : `${figure(count)} rows`} cannot become a code`;
export const downloadRefused = ({ count }: { readonly count: number }): string =>
  isSpanish()
    ? `${count === 1 ? 'Descargar la fila' : count !== 0 && count % 1_000_000 === 0 ? `Descargar las ${figure(count)} de filas` : `Descargar las ${figure(count)} filas`}`
    : `${count === 1 ? 'Download the row' : `Download the ${figure(count)} rows`}`;
export const refusedLines = ({ count }: { readonly count: number }): string =>
  isSpanish()
    ? `${count === 1 ? `${figure(count)} línea` : count !== 0 && count % 1_000_000 === 0 ? `${figure(count)} de líneas` : `${figure(count)} líneas`}`
    : `${count === 1 ? `${figure(count)} line` : `${figure(count)} lines`}`;
export const andOthers = ({
  lines,
  count,
}: {
  readonly lines: string | number;
  readonly count: number;
}): string =>
  isSpanish() ? `${lines} y ${figure(count)} más` : `${lines} and ${figure(count)} more`;
export const noValue = (): string =>
  isSpanish() ? 'La columna del código de barras está vacía' : 'The barcode’s column is empty';
export const tooFewValues = (): string =>
  isSpanish() ? 'Falta una columna' : 'A column is missing';
export const tooManyValues = (): string =>
  isSpanish() ? 'Sobra una columna' : 'One column too many';
export const longValue = (): string =>
  isSpanish() ? 'Un texto tiene más de 256 caracteres' : 'A text is longer than 256 characters';
export const hiddenValue = (): string =>
  isSpanish()
    ? 'Un texto tiene caracteres que no se ven'
    : 'A text has characters that cannot be seen';
export const barcodeValue = (): string =>
  isSpanish()
    ? 'El código de barras del cupón no admite este valor'
    : 'The coupon’s barcode cannot hold this value';
export const why = (): string => (isSpanish() ? 'Motivo' : 'Why');
export const equalRows = ({ count }: { readonly count: number }): string =>
  isSpanish()
    ? `${count === 1 ? `${figure(count)} fila tiene` : count !== 0 && count % 1_000_000 === 0 ? `${figure(count)} de filas tienen` : `${figure(count)} filas tienen`} el mismo código de barras que otra fila. Cada fila recibe de todos modos su propio enlace.`
    : `${count === 1 ? `${figure(count)} row has` : `${figure(count)} rows have`} the same barcode as another row. Each row still gets a link of its own.`;
export const importCodes = ({ count }: { readonly count: number }): string =>
  isSpanish()
    ? `${count === 1 ? `Importar ${figure(count)} código` : count !== 0 && count % 1_000_000 === 0 ? `Importar ${figure(count)} de códigos` : `Importar ${figure(count)} códigos`}`
    : `${count === 1 ? `Import ${figure(count)} code` : `Import ${figure(count)} codes`}`;
export const ofCodes = ({ count }: { readonly count: number }): string =>
  isSpanish()
    ? `de ${count === 1 ? `${figure(count)} código` : count !== 0 && count % 1_000_000 === 0 ? `${figure(count)} de códigos` : `${figure(count)} códigos`}`
    : `of ${count === 1 ? `${figure(count)} code` : `${figure(count)} codes`}`;
export const rate = (): string => (isSpanish() ? 'Velocidad' : 'Rate');
export const perSecond = ({ rows }: { readonly rows: number }): string =>
  isSpanish() ? `${figure(rows)} por segundo` : `${figure(rows)} a second`;
export const left = (): string => (isSpanish() ? 'Restante' : 'Left');
export const secondsLeft = ({ seconds }: { readonly seconds: number }): string =>
  isSpanish()
    ? `${seconds === 1 ? `${figure(seconds)} segundo` : `${figure(seconds)} segundos`}`
    : `${seconds === 1 ? `${figure(seconds)} second` : `${figure(seconds)} seconds`}`;
export const importing = ({
  name,
  rows,
  count,
}: {
  readonly name: string | number;
  readonly rows: number;
  readonly count: number;
}): string =>
  isSpanish()
    ? `${name}, códigos: ${figure(rows)} de ${figure(count)}`
    : `${name}: ${figure(rows)} of ${figure(count)} codes`;
export const newCodes = (): string => (isSpanish() ? 'Códigos nuevos' : 'New codes');
export const cancelAdvice = (): string =>
  isSpanish()
    ? 'Si cancela, no se conserva nada. Si se corta la conexión, continúa desde aquí.'
    : 'Cancel keeps nothing. If the connection is lost, the import continues from here.';
export const cancelling = (): string =>
  isSpanish() ? 'Eliminando lo importado…' : 'Removing what was imported…';
export const waiting = (): string =>
  isSpanish()
    ? 'Tearline no respondió. La importación continúa por sí sola.'
    : 'Tearline did not answer. The import continues by itself.';
export const stopped = ({ reason }: { readonly reason: string | number }): string =>
  isSpanish() ? `La importación se detuvo: ${reason}` : `The import stopped: ${reason}`;
export const goOn = (): string => (isSpanish() ? 'Continuar ahora' : 'Go on now');
export const codesReady = ({ count }: { readonly count: number }): string =>
  isSpanish()
    ? `${count === 1 ? `${figure(count)} código está listo` : count !== 0 && count % 1_000_000 === 0 ? `${figure(count)} de códigos están listos` : `${figure(count)} códigos están listos`}`
    : `${count === 1 ? `${figure(count)} code is` : `${figure(count)} codes are`} ready`;
export const addMore = (): string => (isSpanish() ? 'Agregar más códigos' : 'Add more codes');
export const series = (): string => (isSpanish() ? 'Para su imprenta' : 'For your printer');
export const seriesFacts = ({
  rows,
  date,
}: {
  readonly rows: number;
  readonly date: string | number;
}): string =>
  isSpanish()
    ? `${rows === 1 ? `${figure(rows)} código` : rows !== 0 && rows % 1_000_000 === 0 ? `${figure(rows)} de códigos` : `${figure(rows)} códigos`}, ${date}`
    : `${rows === 1 ? `${figure(rows)} code` : `${figure(rows)} codes`}, ${date}`;
export const withoutList = (): string =>
  isSpanish() ? 'Creados sin lista' : 'Made without a list';
export const listFile = ({ rows }: { readonly rows: number }): string =>
  isSpanish()
    ? `CSV, ${rows === 1 ? `${figure(rows)} fila` : rows !== 0 && rows % 1_000_000 === 0 ? `${figure(rows)} de filas` : `${figure(rows)} filas`}`
    : `CSV, ${rows === 1 ? `${figure(rows)} row` : `${figure(rows)} rows`}`;
export const picturesFile = (): string =>
  isSpanish()
    ? 'Archivos SVG en un zip, cada uno con el nombre de su código'
    : 'SVG files in a zip, each named after its code';
export const sheets = (): string => (isSpanish() ? 'Hojas para recortar' : 'Sheets to cut');
export const sheetsFile = (): string =>
  isSpanish()
    ? 'PDF, de 1 a 8 por página, hasta 10,000 códigos'
    : 'PDF, 1 to 8 on a page, at most 10,000 codes';
export const download = (): string => (isSpanish() ? 'Descargar' : 'Download');
export const downloadFile = ({ file }: { readonly file: string | number }): string =>
  isSpanish() ? `Descargar: ${file}` : `Download: ${file}`;
export const linksCountAs = (): string =>
  isSpanish() ? 'Los enlaces cuentan como' : 'Links count as';
export const noSource = (): string => (isSpanish() ? 'Sin origen' : 'No source named');
export const linksAdvice = ({ source }: { readonly source: string | number }): string =>
  isSpanish()
    ? `Cada enlace termina en ?s=${source}; así sus visitas se cuentan con ese origen.`
    : `Each link ends in ?s=${source}, so its visits are counted by that source.`;
export const whatBecomes = (): string =>
  isSpanish() ? 'Qué resulta de una fila' : 'What becomes of one row';
export const rowStep = (): string => (isSpanish() ? 'Una fila de su lista' : 'A row of your list');
export const rowStepMore = (): string =>
  isSpanish()
    ? 'Solo se conservan las columnas que usted marca.'
    : 'Only the columns you tick are kept.';
export const letterStep = (): string => (isSpanish() ? 'Una carta propia' : 'A letter of its own');
export const letterStepMore = (): string =>
  isSpanish()
    ? 'Cada código QR lleva a la página de un hogar.'
    : 'Each QR code leads to one household’s page.';
export const counterStep = (): string =>
  isSpanish() ? 'Un cupón que cuenta una vez' : 'A coupon that counts once';
export const counterStepMore = (): string =>
  isSpanish()
    ? 'Una foto del cupón no funciona dos veces en una caja.'
    : 'A photo of it does not work twice at a counter.';
export const unfinished = ({
  rows,
  count,
}: {
  readonly rows: number;
  readonly count: number;
}): string =>
  isSpanish()
    ? `Sin terminar: ${figure(rows)} de ${figure(count)} códigos. Aún no funcionan.`
    : `Not finished: ${figure(rows)} of ${figure(count)} codes. They do not work yet.`;
export const listWithLinks = (): string => (isSpanish() ? 'Lista con enlaces' : 'List with links');
export const qrCodes = (): string => (isSpanish() ? 'Códigos QR' : 'QR codes');
export const arrived = ({
  file,
  rows,
  count,
}: {
  readonly file: string | number;
  readonly rows: number;
  readonly count: number;
}): string =>
  isSpanish()
    ? `${file}: ${figure(rows)} de ${figure(count)}`
    : `${file}: ${figure(rows)} of ${figure(count)}`;
export const rows = (): string => (isSpanish() ? 'Filas' : 'Rows');
export const rowsFromTo = ({ from, to }: { readonly from: number; readonly to: number }): string =>
  isSpanish() ? `Filas ${figure(from)} a ${figure(to)}` : `Rows ${figure(from)} to ${figure(to)}`;
export const lettersGuide = (): string =>
  isSpanish()
    ? 'De una lista de direcciones a una pila de cartas'
    : 'From a list of addresses to a stack of letters';
export const fileFailed = ({ reason }: { readonly reason: string | number }): string =>
  isSpanish()
    ? `No se pudo descargar el archivo: ${reason}`
    : `The file could not be downloaded: ${reason}`;
export const removeSeries = (): string =>
  isSpanish() ? 'Eliminar estos códigos' : 'Remove these codes';
export const removeTitle = ({ name }: { readonly name: string | number }): string =>
  isSpanish() ? `¿Eliminar ${name}?` : `Remove ${name}?`;
export const removeAdvice = ({ count }: { readonly count: number }): string =>
  isSpanish()
    ? `${count === 1 ? `${figure(count)} código y su enlace dejan` : count !== 0 && count % 1_000_000 === 0 ? `${figure(count)} de códigos y sus enlaces dejan` : `${figure(count)} códigos y sus enlaces dejan`} de funcionar de inmediato, también en papel. Esto no se puede deshacer.`
    : `${count === 1 ? `${figure(count)} code and its link stop` : `${figure(count)} codes and their links stop`} working at once, on paper too. This cannot be undone.`;
export const removeFailed = ({ reason }: { readonly reason: string | number }): string =>
  isSpanish() ? `Los códigos no se eliminaron: ${reason}` : `The codes were not removed: ${reason}`;
export const keepThem = (): string => (isSpanish() ? 'Conservarlos' : 'Keep them');
export const seriesFailed = (): string =>
  isSpanish() ? 'No se pudieron cargar sus códigos' : 'Your codes could not be loaded';
export const seriesSafe = (): string =>
  isSpanish()
    ? 'Están a salvo. Revise su conexión e intente de nuevo.'
    : 'They are safe. Check your connection and try again.';
export const faultEmpty = (): string =>
  isSpanish() ? 'El archivo está vacío.' : 'The file is empty.';
export const faultBinary = (): string =>
  isSpanish()
    ? 'Este no es un archivo de texto. Guarde la hoja como CSV en su programa de hojas de cálculo y elíjala de nuevo.'
    : 'This is not a text file. Save the sheet as CSV in your spreadsheet program, then choose it again.';
export const faultLine = ({ line }: { readonly line: number }): string =>
  isSpanish()
    ? `La línea ${figure(line)} no es texto. Guarde la hoja como CSV en su programa de hojas de cálculo y elíjala de nuevo.`
    : `Line ${figure(line)} is not text. Save the sheet as CSV in your spreadsheet program, then choose it again.`;
export const faultTooLarge = (): string =>
  isSpanish()
    ? 'El archivo tiene más de 200 MB. Divídalo en varias listas.'
    : 'The file is larger than 200 MB. Split it into several lists.';
export const faultEncoding = (): string =>
  isSpanish()
    ? 'El archivo tiene letras que no se pueden leer. Guárdelo como UTF-8 y elíjalo de nuevo.'
    : 'The file has letters that cannot be read. Save it as UTF-8, then choose it again.';
export const faultNoHeader = ({ line }: { readonly line: number }): string =>
  isSpanish()
    ? `La línea ${figure(line)} no tiene nombres de columnas. Ponga un nombre sobre cada columna, sin repetir ninguno, y elija el archivo de nuevo.`
    : `Line ${figure(line)} has no names of columns. Put a name above each column, no name twice, then choose the file again.`;
export const faultNoRows = (): string =>
  isSpanish()
    ? 'El archivo tiene nombres de columnas, pero ninguna fila.'
    : 'The file has names of columns, but no rows.';
export const faultQuote = ({ line }: { readonly line: number }): string =>
  isSpanish()
    ? `En la línea ${figure(line)} hay comillas que se abren y no se cierran, o que tienen una letra detrás. Corrija la línea y elija el archivo de nuevo.`
    : `In line ${figure(line)} a quotation mark is opened and not closed, or has a letter after it. Fix the line, then choose the file again.`;
export const faultTooManyColumns = ({ line }: { readonly line: number }): string =>
  isSpanish()
    ? `La línea ${figure(line)} tiene más de 200 columnas. Revise la línea y elija el archivo de nuevo.`
    : `Line ${figure(line)} has more than 200 columns. Check the line, then choose the file again.`;
export const faultTooManyRows = (): string =>
  isSpanish()
    ? 'La lista tiene más de 1,000,000 de filas. Divídala en varias listas.'
    : 'The list has more than 1,000,000 rows. Split it into several lists.';
export const faultUnreadable = (): string =>
  isSpanish()
    ? 'No se pudo leer el archivo. Tal vez se movió o cambió: elíjalo de nuevo.'
    : 'The file could not be read. It may have been moved or changed: choose it again.';
