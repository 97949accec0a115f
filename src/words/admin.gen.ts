/** Generated from en/admin.json by `npm run generate`. Do not edit. */
import { figure } from './figure.ts';
import { isSpanish } from './language.ts';

export const asDropped = (): string => (isSpanish() ? 'Como se soltó' : 'As dropped');
export const drawByWebgl = (): string => (isSpanish() ? 'Dibujar con WebGL' : 'Draw by WebGL');
export const guides = (): string => (isSpanish() ? 'Guías' : 'Guides');
export const testCanvas = (): string => (isSpanish() ? 'Lienzo de prueba' : 'Test canvas');
export const testCanvasChosen = ({ chosen }: { readonly chosen: string | number }): string =>
  isSpanish() ? `Lienzo de prueba, ${chosen}` : `Test canvas, ${chosen}`;
export const shareAsDropped = ({ share }: { readonly share: string | number }): string =>
  isSpanish() ? `${share}% como se soltó` : `${share}% as dropped`;
export const lineBetweenTheFileAnd = (): string =>
  isSpanish() ? 'División entre el archivo y el diseño' : 'Divider between the file and the design';
export const besideTheFile = (): string => (isSpanish() ? 'Junto al archivo' : 'Beside the file');
export const safeAreaAndWalletCrops = (): string =>
  isSpanish() ? 'Área segura y recortes de las billeteras' : 'Safe area and wallet crops';
export const largeViewChosen = ({ chosen }: { readonly chosen: string | number }): string =>
  isSpanish() ? `Vista grande, ${chosen}` : `Large view, ${chosen}`;
export const addScheme = (): string => (isSpanish() ? 'Agregar combinación' : 'Add scheme');
export const allSchemes = (): string => (isSpanish() ? 'Todas las combinaciones' : 'All schemes');
export const eachSchemeNeedsAName = (): string =>
  isSpanish() ? 'Cada combinación necesita un nombre único.' : 'Each scheme needs a unique name.';
export const schemeName = (): string => (isSpanish() ? 'Nombre de la combinación' : 'Scheme name');
export const deleteLabel = (): string => (isSpanish() ? 'Eliminar' : 'Delete');
export const rename = (): string => (isSpanish() ? 'Cambiar nombre' : 'Rename');
export const nameActions = ({ name }: { readonly name: string | number }): string =>
  isSpanish() ? `${name}: acciones` : `${name}: actions`;
export const artworkInName = ({ name }: { readonly name: string | number }): string =>
  isSpanish() ? `Arte en ${name}` : `Artwork in ${name}`;
export const theReportSaysWhatStands = (): string =>
  isSpanish()
    ? 'El informe enumera cada problema por elemento. Corrija el archivo y suéltelo de nuevo.'
    : 'The report lists every problem by element. Fix the file and drop it again.';
export const filenameCouldNotBeTaken = ({
  fileName,
}: {
  readonly fileName: string | number;
}): string =>
  isSpanish() ? `No se pudo importar ${fileName}` : `${fileName} could not be imported`;
export const itIsDrawnHereAs = (): string =>
  isSpanish()
    ? 'La vista previa aparece aquí cuando el archivo se haya leído y comparado.'
    : 'The preview appears here after the file has been read and compared.';
export const importingName = ({ name }: { readonly name: string | number }): string =>
  isSpanish() ? `Importando ${name}` : `Importing ${name}`;
export const partsOfTheTemplate = (): string =>
  isSpanish() ? 'Partes de la plantilla' : 'Parts of the template';
export const report = (): string => (isSpanish() ? 'Informe' : 'Report');
export const texts = (): string => (isSpanish() ? 'Textos' : 'Texts');
export const fields = (): string => (isSpanish() ? 'Campos' : 'Fields');
export const cancelImport = (): string => (isSpanish() ? 'Cancelar importación' : 'Cancel import');
export const readingName = ({ name }: { readonly name: string | number }): string =>
  isSpanish() ? `Leyendo ${name}` : `Reading ${name}`;
export const sourceAndFields = (): string =>
  isSpanish() ? 'Origen y campos' : 'Source and fields';
export const measuringContrast = (): string =>
  isSpanish() ? 'Midiendo el contraste' : 'Measuring contrast';
export const colorOfToken = ({ token }: { readonly token: string | number }): string =>
  isSpanish() ? `Color de ${token}` : `Color of ${token}`;
export const pickToken = ({ token }: { readonly token: string | number }): string =>
  isSpanish() ? `Elegir ${token}` : `Pick ${token}`;
export const renameMergeOrSplit = (): string =>
  isSpanish() ? 'Cambiar nombre, unir o dividir' : 'Rename, merge or split';
export const renameMergeOrSplitToken = ({ token }: { readonly token: string | number }): string =>
  isSpanish() ? `Cambiar nombre, unir o dividir ${token}` : `Rename, merge or split ${token}`;
export const mustBeANumber = (): string =>
  isSpanish() ? 'Debe ser un número' : 'Must be a number';
export const boxHeight = (): string => (isSpanish() ? 'Alto del cuadro' : 'Box height');
export const boxWidth = (): string => (isSpanish() ? 'Ancho del cuadro' : 'Box width');
export const boxTop = (): string => (isSpanish() ? 'Borde superior del cuadro' : 'Box top');
export const boxLeft = (): string => (isSpanish() ? 'Borde izquierdo del cuadro' : 'Box left');
export const boxOfTheText = (): string => (isSpanish() ? 'Cuadro de texto' : 'Text box');
export const italic = (): string => (isSpanish() ? 'Cursiva' : 'Italic');
export const alignment = (): string => (isSpanish() ? 'Alineación' : 'Alignment');
export const weightOfTheFont = (): string => (isSpanish() ? 'Grosor de la letra' : 'Font weight');
export const letterSpacingPx = (): string =>
  isSpanish() ? 'Espaciado entre letras, px' : 'Letter spacing, px';
export const sizePx = (): string => (isSpanish() ? 'Tamaño, px' : 'Size, px');
export const defaultText = (): string => (isSpanish() ? 'Texto predeterminado' : 'Default text');
export const whatMarketersSeeAboveThis = (): string =>
  isSpanish()
    ? 'El rótulo que se ve sobre este texto, como Oferta o Letra pequeña'
    : 'The label that marketers see above this text, such as Offer or Small print';
export const fieldName = (): string => (isSpanish() ? 'Nombre del campo' : 'Field name');
export const thisDesignHasNoText = (): string =>
  isSpanish() ? 'Este diseño no tiene texto que editar.' : 'This design has no text to edit.';
export const theSelectedFileIsNot = (): string =>
  isSpanish()
    ? 'El archivo elegido no es una imagen PNG ni JPEG.'
    : 'The selected file is not a PNG or JPEG image.';
export const pngOrJpeg1125432 = (): string =>
  isSpanish() ? 'PNG o JPEG, 1125 × 432' : 'PNG or JPEG, 1125 × 432';
export const asItIsStored = (): string => (isSpanish() ? 'Como está guardada' : 'As stored');
export const drawnInSchemeWhenThe = ({ scheme }: { readonly scheme: string | number }): string =>
  isSpanish()
    ? `Se dibuja en ${scheme} al guardar la plantilla`
    : `Drawn in ${scheme} when the template is saved`;
export const theTemplatesPicture = (): string =>
  isSpanish() ? 'La imagen de la plantilla' : 'The template’s picture';
export const theTemplatesPictureInScheme = ({
  scheme,
}: {
  readonly scheme: string | number;
}): string =>
  isSpanish() ? `La imagen de la plantilla en ${scheme}` : `The template’s picture in ${scheme}`;
export const imageFile = (): string => (isSpanish() ? 'Archivo de imagen' : 'Image file');
export const chooseAFile = (): string => (isSpanish() ? 'Elegir un archivo' : 'Choose a file');
export const drawInName = ({ name }: { readonly name: string | number }): string =>
  isSpanish() ? `Dibujar en ${name}` : `Draw in ${name}`;
export const image = (): string => (isSpanish() ? 'Imagen' : 'Image');
export const sizeKbDropAnSvg = ({ size }: { readonly size: string | number }): string =>
  isSpanish()
    ? `${size} KB. Suelte un SVG para reemplazarlo.`
    : `${size} KB. Drop an SVG to replace it.`;
export const dropOrPasteAnSvg = (): string =>
  isSpanish() ? 'Suelte o pegue un SVG aquí' : 'Drop or paste an SVG here';
export const storedSvg = (): string => (isSpanish() ? 'SVG guardado' : 'Stored SVG');
export const designWithoutAnSvg = (): string =>
  isSpanish() ? 'Diseño sin SVG' : 'Design without an SVG';
export const noDrawingYet = (): string => (isSpanish() ? 'Aún no hay dibujo' : 'No drawing yet');
export const sourceImageFile = (): string =>
  isSpanish() ? 'Archivo de la imagen de origen' : 'Source image file';
export const chooseAnSvg = (): string => (isSpanish() ? 'Elegir un SVG' : 'Choose an SVG');
export const sourceImage = (): string => (isSpanish() ? 'Imagen de origen' : 'Source image');
export const suggestedKeywords = (): string =>
  isSpanish() ? 'Palabras clave sugeridas' : 'Suggested keywords';
export const separatedByCommas = (): string =>
  isSpanish() ? 'Separadas por comas' : 'Separated by commas';
export const newUuid = (): string => (isSpanish() ? 'UUID nuevo' : 'New UUID');
export const theRideAlongDesignIs = (): string =>
  isSpanish()
    ? 'El diseño Ride-Along se guarda con este UUID'
    : 'The Ride-Along design is stored under this UUID';
export const uuidOrEmpty = (): string => (isSpanish() ? 'UUID o vacío' : 'UUID or empty');
export const informedImages = (): string =>
  isSpanish() ? 'Imágenes informadas' : 'Informed images';
export const editable = (): string => 'Editable';
export const separatedByCommasEmptyFor = (): string =>
  isSpanish()
    ? 'Separados por comas. Déjelo vacío para usar los colores de la primera combinación.'
    : 'Separated by commas. Leave empty to use the colors of the first scheme.';
export const title = (): string => (isSpanish() ? 'Título' : 'Title');
export const split = (): string => (isSpanish() ? 'Dividir' : 'Split');
export const giveTheseATokenOf = (): string =>
  isSpanish() ? 'Dar a estos un token aparte' : 'Give these a separate token';
export const splitToken = ({ token }: { readonly token: string | number }): string =>
  isSpanish() ? `Dividir ${token}` : `Split ${token}`;
export const merge = (): string => (isSpanish() ? 'Unir' : 'Merge');
export const anotherToken = (): string => (isSpanish() ? 'Otro token' : 'Another token');
export const mergeInto = (): string => (isSpanish() ? 'Unir con' : 'Merge into');
export const lettersDigitsAndAndA = (): string =>
  isSpanish()
    ? 'Use letras, dígitos, - y _. Cada token necesita un nombre único.'
    : 'Use letters, digits, - and _. Each token needs a unique name.';
export const artworkTitle = ({ title }: { readonly title: string | number }): string =>
  isSpanish() ? `Arte, ${title}` : `Artwork, ${title}`;
export const saveMineOverIt = (): string =>
  isSpanish() ? 'Sobrescribir con la mía' : 'Overwrite with mine';
export const takeTheirs = (): string => (isSpanish() ? 'Usar la otra' : 'Use theirs');
export const theirs = (): string => (isSpanish() ? 'La otra' : 'Theirs');
export const yours = (): string => (isSpanish() ? 'La suya' : 'Yours');
export const itWasSavedByAnother = (): string =>
  isSpanish()
    ? 'Otro administrador la guardó mientras usted editaba. ¿Qué versión desea conservar?'
    : 'Another administrator saved it while you were editing. Which version do you want to keep?';
export const somebodyElseSavedThisTemplate = (): string =>
  isSpanish() ? 'Otra persona guardó esta plantilla' : 'Someone else saved this template';
export const tokenKeepsItsWordsKept = ({
  token,
  kept,
  drawn,
}: {
  readonly token: string | number;
  readonly kept: string | number;
  readonly drawn: string | number;
}): string =>
  isSpanish()
    ? `${token} conserva su texto “${kept}”. El dibujo dice “${drawn}”.`
    : `${token} keeps its text “${kept}”. The drawing says “${drawn}”.`;
export const tokenTextHasNoPlace = ({
  token,
  text,
}: {
  readonly token: string | number;
  readonly text: string | number;
}): string =>
  isSpanish()
    ? `${token} “${text}” no está en el dibujo nuevo y se perderá.`
    : `${token} “${text}” is not in the new drawing and will be lost.`;
export const keepTheOldDrawing = (): string =>
  isSpanish() ? 'Conservar el dibujo anterior' : 'Keep the old drawing';
export const replaceTheDrawing = (): string =>
  isSpanish() ? '¿Reemplazar el dibujo?' : 'Replace the drawing?';
export const whatYouChangedOfThis = (): string =>
  isSpanish()
    ? 'Se perderán los cambios sin guardar de esta plantilla.'
    : 'Your unsaved changes to this template will be lost.';
export const titleIsNoLongerOffered = ({ title }: { readonly title: string | number }): string =>
  isSpanish()
    ? `“${title}” ya no se ofrecerá y su diseño se perderá. Los cupones creados con ella quedan igual.`
    : `“${title}” will no longer be offered, and its design will be lost. Coupons made from it stay the same.`;
export const areYouSureYouWant = (): string =>
  isSpanish()
    ? '¿Seguro que desea eliminar esta plantilla?'
    : 'Are you sure you want to delete this template?';
export const noDesign = (): string => (isSpanish() ? 'Sin diseño' : 'No design');
export const theEditorSourceIsBroken = (): string =>
  isSpanish() ? 'El código del editor tiene errores' : 'The editor source has errors';
export const saveTemplate = (): string => (isSpanish() ? 'Guardar plantilla' : 'Save template');
export const ctrlSOrS = (): string => (isSpanish() ? 'Ctrl S o ⌘ S' : 'Ctrl S, or ⌘ S');
export const deleteTemplate = (): string =>
  isSpanish() ? 'Eliminar plantilla' : 'Delete template';
export const strip = (): string => (isSpanish() ? 'Franja' : 'Strip');
export const designsOfTheTemplate = (): string =>
  isSpanish() ? 'Diseños de la plantilla' : 'Designs of the template';
export const untitledTemplate = (): string =>
  isSpanish() ? 'Plantilla sin título' : 'Untitled template';
export const editorSource = (): string => (isSpanish() ? 'Código del editor' : 'Editor source');
export const widthOfTheEditorSource = (): string =>
  isSpanish() ? 'Ancho del código del editor' : 'Editor source width';
export const livePreview = (): string => (isSpanish() ? 'Vista previa en vivo' : 'Live preview');
export const widthOfSourceAndFields = (): string =>
  isSpanish() ? 'Ancho de origen y campos' : 'Width of source and fields';
export const notImported = (): string => (isSpanish() ? 'No importado' : 'Not imported');
export const refused = (): string => (isSpanish() ? 'Rechazado' : 'Refused');
export const inactiveTemplateMade = (): string =>
  isSpanish() ? 'Plantilla inactiva creada' : 'Inactive template created';
export const importing = (): string => (isSpanish() ? 'Importando…' : 'Importing…');
export const waiting = (): string => (isSpanish() ? 'En espera' : 'Waiting');
export const noneOfThemIsA = (): string =>
  isSpanish() ? 'Aún no se ha creado ninguna plantilla.' : 'No templates have been created yet.';
export const backToTheDesigns = (): string =>
  isSpanish() ? 'Volver a los diseños' : 'Back to the designs';
export const stopHere = (): string => (isSpanish() ? 'Detener la importación' : 'Stop importing');
export const drawings = (): string => (isSpanish() ? 'Dibujos' : 'Drawings');
export const importingValueOfLength = ({
  value,
  length,
}: {
  readonly value: string | number;
  readonly length: string | number;
}): string =>
  isSpanish() ? `Importando ${value} de ${length}` : `Importing ${value} of ${length}`;
export const lineLine = ({ line }: { readonly line: string | number }): string =>
  isSpanish() ? `línea ${line}` : `line ${line}`;
export const svg = (): string => 'SVG';
export const largestPatchPatchPx = ({ patch }: { readonly patch: string | number }): string =>
  isSpanish() ? `, la zona mayor mide ${patch} px.` : `, largest patch ${patch} px.`;
export const thePictureShowsTheLast = (): string =>
  isSpanish()
    ? 'La imagen muestra el último código válido.'
    : 'The picture shows the last valid source.';
export const lineLineTitle = ({ line }: { readonly line: string | number }): string =>
  isSpanish() ? `Línea ${line}` : `Line ${line}`;
export const sizeKb = ({ size }: { readonly size: string | number }): string => `${size} KB`;
export const figureHardToRead = ({ figure }: { readonly figure: string | number }): string =>
  isSpanish() ? `${figure}, difícil de leer` : `${figure}, hard to read`;
export const contrastRatio1 = ({ ratio }: { readonly ratio: string | number }): string =>
  isSpanish() ? `Contraste ${ratio} : 1` : `Contrast ${ratio} : 1`;
export const theTemplateCouldNotBe = ({
  failure,
}: {
  readonly failure: string | number;
}): string =>
  isSpanish()
    ? `No se pudo cargar la plantilla. ${failure}`
    : `The template could not be loaded. ${failure}`;
export const itMayHaveBeenDeleted = (): string =>
  isSpanish() ? 'Tal vez se eliminó mientras tanto.' : 'It may have been deleted in the meantime.';
export const loadingTheTemplate = (): string =>
  isSpanish() ? 'Cargando la plantilla' : 'Loading the template';
export const measuringHowItFits = (): string =>
  isSpanish() ? 'Midiendo si cabe' : 'Measuring how it fits';
export const theDrawingCouldNotBe = (): string =>
  isSpanish()
    ? 'No se pudo leer el dibujo. Expórtelo como SVG simple e intente de nuevo.'
    : 'The drawing could not be read. Export it as a plain SVG and try again.';
export const setAtShareInRows = ({
  share,
  rows,
}: {
  readonly share: string | number;
  readonly rows: string | number;
}): string =>
  isSpanish()
    ? `A escala de ${share}% en ${rows} para que quepa`
    : `Scaled to ${share}% in ${rows} to fit`;
export const fitsInRows = ({ rows }: { readonly rows: string | number }): string =>
  isSpanish() ? `Cabe en ${rows}` : `Fits in ${rows}`;
export const byWebgl = (): string => (isSpanish() ? 'Dibujado con WebGL' : 'Drawn by WebGL');
export const byEmulation = (): string =>
  isSpanish()
    ? 'Dibujado con canvas: este navegador solo emula WebGL'
    : 'Drawn by canvas: this browser only emulates WebGL';
export const byCanvas = (): string => (isSpanish() ? 'Dibujado con canvas' : 'Drawn by canvas');
export const appleGuide = (): string => 'Apple 1125 × 432';
export const googleGuide = (): string => 'Google 1032 × 336';
export const safeGuide = (): string => (isSpanish() ? 'Seguro para texto' : 'Safe for text');
export const guidesInWords = (): string =>
  isSpanish()
    ? 'Guías: Apple muestra toda la franja. Google corta 33 px arriba y abajo. El texto está a salvo entre 40 y 392 px.'
    : 'Guides: Apple shows the whole strip. Google cuts off 33 px at the top and at the bottom. Text is safe between 40 and 392 px.';
export const asTearlineDrawsIt = (): string =>
  isSpanish() ? 'Como lo dibuja Tearline' : 'As Tearline draws it';
export const hardToRead = ({ texts }: { readonly texts: string | number }): string =>
  isSpanish() ? `Difícil de leer: ${texts}` : `Hard to read: ${texts}`;
export const preflight = (): string => (isSpanish() ? 'Revisión previa' : 'Preflight');
export const preflightIsClear = ({ schemes }: { readonly schemes: number }): string =>
  isSpanish()
    ? `Nada que corregir en ${schemes === 1 ? `${figure(schemes)} combinación` : `${figure(schemes)} combinaciones`}: cada texto se lee bien y está dentro del área segura.`
    : `Nothing to fix in ${schemes === 1 ? `${figure(schemes)} scheme` : `${figure(schemes)} schemes`}: every text is easy to read and inside the safe area.`;
export const faintInSchemes = ({
  name,
  schemes,
}: {
  readonly name: string | number;
  readonly schemes: string | number;
}): string =>
  isSpanish()
    ? `“${name}” se lee mal en un teléfono: ${schemes}.`
    : `“${name}” is hard to read on a phone: ${schemes}.`;
export const ratioInScheme = ({
  ratio,
  scheme,
}: {
  readonly ratio: string | number;
  readonly scheme: string | number;
}): string => (isSpanish() ? `${ratio} a 1 en ${scheme}` : `${ratio} to 1 in ${scheme}`);
export const leavesSafeArea = ({
  name,
  px,
  side,
}: {
  readonly name: string | number;
  readonly px: number;
  readonly side: string | number;
}): string =>
  isSpanish()
    ? `“${name}” sale ${figure(px)} px del área segura ${side}. Una billetera puede cortarlo.`
    : `“${name}” leaves the safe area by ${figure(px)} px ${side}. A wallet may cut it.`;
export const cutAtTop = (): string => (isSpanish() ? 'por arriba' : 'at the top');
export const cutAtRight = (): string => (isSpanish() ? 'por la derecha' : 'at the right');
export const cutAtBottom = (): string => (isSpanish() ? 'por abajo' : 'at the bottom');
export const cutAtLeft = (): string => (isSpanish() ? 'por la izquierda' : 'at the left');
export const tokensMissing = ({
  tokens,
  count,
}: {
  readonly tokens: string | number;
  readonly count: number;
}): string =>
  isSpanish()
    ? `${count === 1 ? 'Falta' : 'Faltan'} ${tokens}`
    : `${tokens} ${count === 1 ? 'is' : 'are'} missing`;
export const dropToBegin = (): string =>
  isSpanish() ? 'Suelte un SVG para comenzar' : 'Drop an SVG to begin';
export const whatComesOfIt = (): string =>
  isSpanish()
    ? 'Sus colores se convierten en tokens, sus textos se pueden editar y esta vista muestra el resultado.'
    : 'Its colors become tokens, its texts can be edited, and this preview shows the result.';
export const noRideAlongYet = (): string =>
  isSpanish() ? 'Aún no hay diseño Ride-Along' : 'No Ride-Along design yet';
export const dropARideAlong = (): string =>
  isSpanish()
    ? 'Suelte un SVG de 600 × 400. Se ofrece con la plantilla mediante su UUID de imágenes informadas.'
    : 'Drop an SVG of 600 × 400. It is offered with the template under its informed images UUID.';
export const fills = (): string => (isSpanish() ? 'Rellenos' : 'Fills');
export const strokes = (): string => (isSpanish() ? 'Trazos' : 'Strokes');
export const colorsOfScheme = ({ scheme }: { readonly scheme: string | number }): string =>
  isSpanish()
    ? `Colores de ${scheme}. Elija el nombre de otra combinación para editar sus colores.`
    : `Colors of ${scheme}. Choose another scheme’s name to edit its colors.`;
export const nothingUses = ({
  tokens,
  count,
}: {
  readonly tokens: string | number;
  readonly count: number;
}): string =>
  isSpanish()
    ? `Ya nada usa ${tokens}. ${count === 1 ? 'Su color se perderá' : 'Sus colores se perderán'} en todas las combinaciones.`
    : `Nothing uses ${tokens} anymore. ${count === 1 ? 'Its color' : 'Their colors'} will be lost in every scheme.`;
export const newInEveryScheme = ({ tokens }: { readonly tokens: string | number }): string =>
  isSpanish()
    ? `Nuevo en todas las combinaciones, con los colores del dibujo: ${tokens}.`
    : `New in every scheme, with the drawing’s own colors: ${tokens}.`;
export const keptSchemes = ({ schemes }: { readonly schemes: string | number }): string =>
  isSpanish() ? `Se conservan: ${schemes}.` : `Kept: ${schemes}.`;
export const different = ({ parts }: { readonly parts: string | number }): string =>
  isSpanish() ? `Distinto: ${parts}.` : `Different: ${parts}.`;
export const becameInactive = ({ made }: { readonly made: number }): string =>
  isSpanish()
    ? `${made === 1 ? `Se creó ${figure(made)} plantilla inactiva. Agregue sus textos y luego enciéndala.` : `Se crearon ${figure(made)} plantillas inactivas. Agregue sus textos y luego enciéndalas.`}`
    : `${made === 1 ? `${figure(made)} inactive template was created. Add its texts, then switch it on.` : `${figure(made)} inactive templates were created. Add their texts, then switch them on.`}`;
export const drawnAsImage = (): string => (isSpanish() ? 'Dibujado como imagen' : 'Drawn as image');
export const leftOut = (): string => (isSpanish() ? 'Omitido' : 'Left out');
export const keptAsShapes = (): string =>
  isSpanish() ? 'Conservado como formas' : 'Kept as shapes';
export const sumOfElements = ({
  fileName,
  kept,
  hasChanged,
  changed,
  image,
  hasLeftOut,
  leftOut,
  hasRefused,
  refused,
}: {
  readonly fileName: string | number;
  readonly kept: string | number;
  readonly hasChanged: boolean;
  readonly changed: string | number;
  readonly image: string | number;
  readonly hasLeftOut: boolean;
  readonly leftOut: string | number;
  readonly hasRefused: boolean;
  readonly refused: string | number;
}): string =>
  isSpanish()
    ? `${fileName}. Conservados como formas: ${kept}; ${hasChanged ? `cambiados: ${changed}; ` : ''}dibujados como imagen: ${image}${hasLeftOut ? `; omitidos: ${leftOut}` : ''}${hasRefused ? `; rechazados: ${refused}` : ''}.`
    : `${fileName}: ${kept} kept as shapes, ${hasChanged ? `${changed} changed, ` : ''}${image} drawn as image${hasLeftOut ? `, ${leftOut} left out` : ''}${hasRefused ? `, ${refused} refused` : ''}.`;
export const pixelsDiffer = ({ difference }: { readonly difference: string | number }): string =>
  isSpanish() ? `El ${difference}% de los píxeles difiere` : `${difference}% of pixels differ`;
export const errorsOnLine = ({
  count,
  line,
}: {
  readonly count: number;
  readonly line: string | number;
}): string =>
  isSpanish()
    ? `${count === 1 ? `${figure(count)} error` : `${figure(count)} errores`}, línea ${line}`
    : `${count === 1 ? `${figure(count)} error` : `${figure(count)} errors`}, line ${line}`;
export const uses = ({ count }: { readonly count: number }): string =>
  isSpanish()
    ? `${count === 1 ? '1 uso' : `${count} usos`}`
    : `${count === 1 ? '1 use' : `${count} uses`}`;
export const lines = ({ count }: { readonly count: number }): string =>
  isSpanish()
    ? `${count === 1 ? 'una línea' : `${count} líneas`}`
    : `${count === 1 ? 'one line' : `${count} lines`}`;
export const similarTemplates = ({ count }: { readonly count: number }): string =>
  isSpanish()
    ? `${count === 1 ? 'Existe una plantilla parecida' : `Existen ${count} plantillas parecidas`}`
    : `${count === 1 ? 'A similar template exists' : `${count} similar templates exist`}`;
export const schemes = ({ count }: { readonly count: number }): string =>
  isSpanish()
    ? `${count === 1 ? '1 combinación' : `${count} combinaciones, mismos tokens`}`
    : `${count === 1 ? '1 scheme' : `${count} schemes, same tokens`}`;
export const readingDrawing = (): string =>
  isSpanish() ? 'Leyendo el dibujo' : 'Reading the drawing';
export const fontsDrawing = (): string =>
  isSpanish() ? 'Cargando sus tipos de letra' : 'Loading its fonts';
export const drawingDrawing = (): string =>
  isSpanish() ? 'Buscando formas, colores y textos' : 'Finding shapes, colors and texts';
export const comparingDrawing = (): string =>
  isSpanish()
    ? 'Comparando con el dibujo del navegador'
    : 'Comparing with the browser’s own drawing';
export const elementNumber = ({ number }: { readonly number: string | number }): string =>
  isSpanish() ? `número ${number}` : `number ${number}`;
export const namesOfTexts = (): string =>
  isSpanish() ? 'Nombres de los textos' : 'Names of texts';
export const waitForTheImport = (): string =>
  isSpanish() ? 'Espere a que termine la importación' : 'Wait for the import to end';
export const correctTheSource = (): string =>
  isSpanish() ? 'Corrija el código del editor para guardar' : 'Correct the editor source to save';
export const toSaveComplete = ({
  fields,
  more,
}: {
  readonly fields: string | number;
  readonly more: number;
}): string =>
  isSpanish()
    ? `Para guardar, complete ${fields}${more === 0 ? '' : more === 1 ? ` y ${figure(more)} más` : ` y ${figure(more)} más`}`
    : `To save, complete ${fields}${more === 0 ? '' : more === 1 ? ` and ${figure(more)} more` : ` and ${figure(more)} more`}`;
export const nothingToSave = (): string =>
  isSpanish() ? 'No hay cambios que guardar' : 'No changes to save';
export const giveItWords = (): string => (isSpanish() ? 'Agregar sus textos' : 'Add its texts');
export const giveNameWords = ({ name }: { readonly name: string | number }): string =>
  isSpanish() ? `Agregar sus textos: ${name}` : `Add its texts: ${name}`;
export const drawingsAreTemplates = ({
  made,
  all,
}: {
  readonly made: string | number;
  readonly all: number;
}): string =>
  isSpanish()
    ? `${made} de ${all === 1 ? `${figure(all)} dibujo es plantilla` : `${figure(all)} dibujos son plantillas`}`
    : `${made} of ${all === 1 ? `${figure(all)} drawing is a template` : `${figure(all)} drawings are templates`}`;
export const noTemplateYet = (): string =>
  isSpanish() ? 'Aún no hay plantilla' : 'No template yet';
export const chooseItAgain = (): string => (isSpanish() ? 'Elegirlo de nuevo' : 'Choose it again');
export const chooseNameAgain = ({ name }: { readonly name: string | number }): string =>
  isSpanish() ? `Elegirlo de nuevo: ${name}` : `Choose it again: ${name}`;
export const importItAgain = (): string => (isSpanish() ? 'Intentar de nuevo' : 'Try again');
export const importNameAgain = ({ name }: { readonly name: string | number }): string =>
  isSpanish() ? `Intentar de nuevo: ${name}` : `Try again: ${name}`;
export const leaveItOut = (): string => (isSpanish() ? 'Omitirlo' : 'Leave it out');
export const leaveNameOut = ({ name }: { readonly name: string | number }): string =>
  isSpanish() ? `Omitirlo: ${name}` : `Leave it out: ${name}`;
export const wholeReport = (): string => (isSpanish() ? 'Informe completo' : 'Whole report');
export const closeReport = (): string => (isSpanish() ? 'Cerrar el informe' : 'Close the report');
export const shapeCount = ({ count }: { readonly count: number }): string =>
  isSpanish()
    ? `${count === 1 ? `${figure(count)} forma` : `${figure(count)} formas`}`
    : `${count === 1 ? `${figure(count)} shape` : `${figure(count)} shapes`}`;
export const textCount = ({ count }: { readonly count: number }): string =>
  isSpanish()
    ? `${count === 1 ? `${figure(count)} texto` : `${figure(count)} textos`}`
    : `${count === 1 ? `${figure(count)} text` : `${figure(count)} texts`}`;
export const drawnAsImageCount = ({ count }: { readonly count: string | number }): string =>
  isSpanish() ? `Dibujados como imagen: ${count}` : `${count} drawn as image`;
export const changedCount = ({ count }: { readonly count: string | number }): string =>
  isSpanish() ? `Cambiados: ${count}` : `${count} changed`;
export const otherProportions = ({
  own,
  strip,
}: {
  readonly own: string | number;
  readonly strip: string | number;
}): string =>
  isSpanish()
    ? `La página mide ${own} px y una franja ${strip}: los cupones muestran solo su centro. Dé a la página el tamaño de la franja y exporte de nuevo.`
    : `The page is ${own} px and a strip ${strip}: coupons show only its middle. Set the page to the strip’s size and export again.`;
export const lineReason = ({
  line,
  reason,
}: {
  readonly line: string | number;
  readonly reason: string | number;
}): string => (isSpanish() ? `Línea ${line}: ${reason}` : `Line ${line}: ${reason}`);
export const elementReason = ({
  place,
  reason,
}: {
  readonly place: string | number;
  readonly reason: string | number;
}): string => `${place}: ${reason}`;
export const elementOnLineReason = ({
  place,
  line,
  reason,
}: {
  readonly place: string | number;
  readonly line: string | number;
  readonly reason: string | number;
}): string =>
  isSpanish() ? `${place}, línea ${line}: ${reason}` : `${place}, line ${line}: ${reason}`;
export const changedFromTheFile = (): string => (isSpanish() ? 'Cambiado' : 'Changed');
