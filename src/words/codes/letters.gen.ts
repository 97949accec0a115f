/** Generated from en/codes/letters.json by `npm run generate`. Do not edit. */
import { isSpanish } from '../language.ts';

export const title = (): string =>
  isSpanish()
    ? 'De una lista de direcciones a una pila de cartas'
    : 'From a list of addresses to a stack of letters';
export const about = (): string =>
  isSpanish()
    ? 'Cada hogar recibe una carta con un código propio. El código abre el cupón de ese hogar y funciona una sola vez en sus cajas, así que una foto no vale dos veces.'
    : 'Each household gets a letter with a code of its own. The code opens that household’s coupon and works once at your counters, so a photo of it does not work twice.';
export const rowPicture = (): string =>
  isSpanish()
    ? 'Una fila de una lista con su código marcado'
    : 'A row of a list, with its code marked';
export const letterPicture = (): string =>
  isSpanish()
    ? 'Una carta con una dirección y un código QR'
    : 'A letter with an address and a QR code';
export const counterPicture = (): string =>
  isSpanish()
    ? 'Un teléfono con un código QR y la palabra Válido'
    : 'A phone with a QR code and the word Valid';
export const stepList = (): string => (isSpanish() ? '1. Traiga su lista' : '1. Bring your list');
export const stepListMore = (): string =>
  isSpanish()
    ? 'Guarde la hoja de sus direcciones como CSV y abra “Códigos por hogar” en la tarjeta del cupón. Elija la columna que lee su caja, o ninguna: entonces el código de Tearline es el código de barras. Marque las columnas que necesita su imprenta, como un número de cliente. Las primeras cinco filas muestran el resultado, y cada fila que no puede ser un código se nombra con su línea. Sin lista, escriba cuántos códigos necesita.'
    : 'Save the sheet of your addresses as CSV and open “Codes for households” on the coupon’s card. Choose the column that your register scans, or none: then Tearline’s code is the barcode. Tick the columns that your printer needs, such as a customer number. The first five rows show what becomes of them, and each row that cannot become a code is named with its line. Without a list, type how many codes you need.';
export const stepPrint = (): string =>
  isSpanish() ? '2. Imprima las cartas' : '2. Print the letters';
export const stepPrintMore = (): string =>
  isSpanish()
    ? 'Elija uno de los tres archivos de “Para su imprenta”, en la página de los códigos. Si nombró orígenes, elija antes el del papel: así cada enlace dice dónde se imprimió. Para una imprenta que combina direcciones: “Lista con enlaces”, una fila por hogar. Con ella van los “Códigos QR”: cada imagen se llama como el código de su fila, así que la combinación la encuentra como código y “.svg”. Para imprimir usted: las hojas con hasta 10,000 cupones en un PDF, 1, 2, 4 u 8 por página, con marcas de corte. Imprima una hoja al 100 % y escanéela con un teléfono antes de imprimir todas.'
    : 'Choose one of three files below “For your printer” on the page of the codes. If you named sources there, choose the one for paper first: each link then says where it was printed. For a printer who merges addresses: “List with links”, one row for each household. With it go the “QR codes”: each picture is called like the code in its row, so a merge finds it as code and “.svg”. To print yourself: the “Print kit” with up to 10,000 coupons in one PDF, 1, 2, 4 or 8 to a page, with crop marks. Print one sheet at 100 % and scan it with a phone before you print all.';
export const stepCounter = (): string =>
  isSpanish() ? '3. Canjee en sus cajas' : '3. Redeem at your counters';
export const stepCounterMore = (): string =>
  isSpanish()
    ? 'Cree una caja para cada mostrador. Su página funciona en cualquier teléfono, no necesita cuenta y dice Válido o Usado. La página de sus códigos muestra cuántas cartas se abrieron, se agregaron a un teléfono y se canjearon.'
    : 'Make a counter for each register. Its page runs on any phone, needs no account, and says Valid or Used. Your codes’ page shows how many letters were opened, added to a phone and redeemed.';
export const columns = (): string =>
  isSpanish() ? 'Las columnas de su lista' : 'The columns of your list';
export const columnsMore = (): string =>
  isSpanish()
    ? 'El archivo es un CSV con comas, puntos y comas o tabuladores, guardado como UTF-8, UTF-16 o Windows-1252, con los nombres de las columnas en la primera fila. Tiene hasta 1,000,000 de filas o 200 MB, y hasta 200 columnas. La lista que sale tiene las columnas marcadas, el código de barras, el código, el enlace y si el código está encendido.'
    : 'The file is a CSV with commas, semicolons or tabs, saved as UTF-8, UTF-16 or Windows-1252, with the names of the columns in its first row. It has up to 1,000,000 rows or 200 MB, and up to 200 columns. The list that comes out has your ticked columns, the barcode, the code, the link and whether the code is switched on.';
export const printer = (): string =>
  isSpanish() ? 'Lo que debe saber su imprenta' : 'What your printer needs to know';
export const printerMore = (): string =>
  isSpanish()
    ? 'Un código QR es negro sobre blanco y mide al menos 0.5 pulg. de ancho, con el margen blanco que es parte del archivo. No debe estirarse, y nada puede cubrirlo. Los nombres y las calles se quedan con usted: entréguelos usted a la imprenta, en el orden de la lista.'
    : 'A QR code is black on white and at least 0.5 in wide, with the white margin that is part of the file. It must not be stretched, and nothing may cover it. Names and streets stay with you: give them to your printer yourself, in the order of the list.';
export const stored = (): string =>
  isSpanish() ? 'Qué se guarda y por cuánto tiempo' : 'What is stored, and for how long';
export const storedMore = (): string =>
  isSpanish()
    ? 'Solo la columna del código de barras y las columnas que marca salen de su computadora. Se guardan con sus códigos hasta que elimine los códigos o el cupón; los códigos dejan de funcionar de inmediato y sus filas se borran poco después. Los códigos que empezó y no terminó se eliminan después de un día. De una visita solo se cuentan el día y el origen, nunca quién vino; los números por día se guardan 60 días y los usos en cajas, dos años.'
    : 'Only the barcode’s column and the columns that you tick leave your computer. They are stored with their codes until you remove the codes or the coupon; the codes stop working at once, and their rows are deleted soon after. Codes that you began and did not finish are removed after a day. Of a visit only its day and source are counted, never who came; the numbers by day stay for 60 days, and uses at counters for two years.';
