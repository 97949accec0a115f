/** Generated from en/admin.json by `npm run generate`. Do not edit. */
import { figure } from './figure.ts';

export const asDropped = (): string => 'As dropped';
export const drawByWebgl = (): string => 'Draw by WebGL';
export const guides = (): string => 'Guides';
export const testCanvas = (): string => 'Test canvas';
export const testCanvasChosen = ({ chosen }: { readonly chosen: string | number }): string =>
  `Test canvas, ${chosen}`;
export const shareAsDropped = ({ share }: { readonly share: string | number }): string =>
  `${share}% as dropped`;
export const lineBetweenTheFileAnd = (): string => 'Divider between the file and the design';
export const besideTheFile = (): string => 'Beside the file';
export const safeAreaAndWalletCrops = (): string => 'Safe area and wallet crops';
export const largeViewChosen = ({ chosen }: { readonly chosen: string | number }): string =>
  `Large view, ${chosen}`;
export const addScheme = (): string => 'Add scheme';
export const allSchemes = (): string => 'All schemes';
export const eachSchemeNeedsAName = (): string => 'Each scheme needs a unique name.';
export const schemeName = (): string => 'Scheme name';
export const deleteLabel = (): string => 'Delete';
export const rename = (): string => 'Rename';
export const nameActions = ({ name }: { readonly name: string | number }): string =>
  `${name}: actions`;
export const artworkInName = ({ name }: { readonly name: string | number }): string =>
  `Artwork in ${name}`;
export const theReportSaysWhatStands = (): string =>
  'The report lists every problem by element. Fix the file and drop it again.';
export const filenameCouldNotBeTaken = ({
  fileName,
}: {
  readonly fileName: string | number;
}): string => `${fileName} could not be imported`;
export const itIsDrawnHereAs = (): string =>
  'The preview appears here after the file has been read and compared.';
export const importingName = ({ name }: { readonly name: string | number }): string =>
  `Importing ${name}`;
export const partsOfTheTemplate = (): string => 'Parts of the template';
export const report = (): string => 'Report';
export const texts = (): string => 'Texts';
export const fields = (): string => 'Fields';
export const cancelImport = (): string => 'Cancel import';
export const readingName = ({ name }: { readonly name: string | number }): string =>
  `Reading ${name}`;
export const sourceAndFields = (): string => 'Source and fields';
export const measuringContrast = (): string => 'Measuring contrast';
export const colorOfToken = ({ token }: { readonly token: string | number }): string =>
  `Color of ${token}`;
export const pickToken = ({ token }: { readonly token: string | number }): string =>
  `Pick ${token}`;
export const renameMergeOrSplit = (): string => 'Rename, merge or split';
export const renameMergeOrSplitToken = ({ token }: { readonly token: string | number }): string =>
  `Rename, merge or split ${token}`;
export const mustBeANumber = (): string => 'Must be a number';
export const boxHeight = (): string => 'Box height';
export const boxWidth = (): string => 'Box width';
export const boxTop = (): string => 'Box top';
export const boxLeft = (): string => 'Box left';
export const boxOfTheText = (): string => 'Text box';
export const italic = (): string => 'Italic';
export const alignment = (): string => 'Alignment';
export const weightOfTheFont = (): string => 'Font weight';
export const letterSpacingPx = (): string => 'Letter spacing, px';
export const sizePx = (): string => 'Size, px';
export const defaultText = (): string => 'Default text';
export const whatMarketersSeeAboveThis = (): string =>
  'The label that marketers see above this text, such as Offer or Small print';
export const fieldName = (): string => 'Field name';
export const thisDesignHasNoText = (): string => 'This design has no text to edit.';
export const theSelectedFileIsNot = (): string => 'The selected file is not a PNG or JPEG image.';
export const pngOrJpeg1125432 = (): string => 'PNG or JPEG, 1125 × 432';
export const asItIsStored = (): string => 'As stored';
export const drawnInSchemeWhenThe = ({ scheme }: { readonly scheme: string | number }): string =>
  `Drawn in ${scheme} when the template is saved`;
export const theTemplatesPicture = (): string => 'The template’s picture';
export const theTemplatesPictureInScheme = ({
  scheme,
}: {
  readonly scheme: string | number;
}): string => `The template’s picture in ${scheme}`;
export const imageFile = (): string => 'Image file';
export const chooseAFile = (): string => 'Choose a file';
export const drawInName = ({ name }: { readonly name: string | number }): string =>
  `Draw in ${name}`;
export const image = (): string => 'Image';
export const sizeKbDropAnSvg = ({ size }: { readonly size: string | number }): string =>
  `${size} KB. Drop an SVG to replace it.`;
export const dropOrPasteAnSvg = (): string => 'Drop or paste an SVG here';
export const storedSvg = (): string => 'Stored SVG';
export const designWithoutAnSvg = (): string => 'Design without an SVG';
export const noDrawingYet = (): string => 'No drawing yet';
export const sourceImageFile = (): string => 'Source image file';
export const chooseAnSvg = (): string => 'Choose an SVG';
export const sourceImage = (): string => 'Source image';
export const suggestedKeywords = (): string => 'Suggested keywords';
export const separatedByCommas = (): string => 'Separated by commas';
export const newUuid = (): string => 'New UUID';
export const theRideAlongDesignIs = (): string => 'The Ride-Along design is stored under this UUID';
export const uuidOrEmpty = (): string => 'UUID or empty';
export const informedImages = (): string => 'Informed images';
export const editable = (): string => 'Editable';
export const separatedByCommasEmptyFor = (): string =>
  'Separated by commas. Leave empty to use the colors of the first scheme.';
export const title = (): string => 'Title';
export const split = (): string => 'Split';
export const giveTheseATokenOf = (): string => 'Give these a separate token';
export const splitToken = ({ token }: { readonly token: string | number }): string =>
  `Split ${token}`;
export const merge = (): string => 'Merge';
export const anotherToken = (): string => 'Another token';
export const mergeInto = (): string => 'Merge into';
export const lettersDigitsAndAndA = (): string =>
  'Use letters, digits, - and _. Each token needs a unique name.';
export const artworkTitle = ({ title }: { readonly title: string | number }): string =>
  `Artwork, ${title}`;
export const saveMineOverIt = (): string => 'Overwrite with mine';
export const takeTheirs = (): string => 'Use theirs';
export const theirs = (): string => 'Theirs';
export const yours = (): string => 'Yours';
export const itWasSavedByAnother = (): string =>
  'Another administrator saved it while you were editing. Which version do you want to keep?';
export const somebodyElseSavedThisTemplate = (): string => 'Someone else saved this template';
export const tokenKeepsItsWordsKept = ({
  token,
  kept,
  drawn,
}: {
  readonly token: string | number;
  readonly kept: string | number;
  readonly drawn: string | number;
}): string => `${token} keeps its text “${kept}”. The drawing says “${drawn}”.`;
export const tokenTextHasNoPlace = ({
  token,
  text,
}: {
  readonly token: string | number;
  readonly text: string | number;
}): string => `${token} “${text}” is not in the new drawing and will be lost.`;
export const keepTheOldDrawing = (): string => 'Keep the old drawing';
export const replaceTheDrawing = (): string => 'Replace the drawing?';
export const whatYouChangedOfThis = (): string =>
  'Your unsaved changes to this template will be lost.';
export const titleIsNoLongerOffered = ({ title }: { readonly title: string | number }): string =>
  `“${title}” will no longer be offered, and its design will be lost. Coupons made from it stay the same.`;
export const areYouSureYouWant = (): string => 'Are you sure you want to delete this template?';
export const noDesign = (): string => 'No design';
export const theEditorSourceIsBroken = (): string => 'The editor source has errors';
export const saveTemplate = (): string => 'Save template';
export const ctrlSOrS = (): string => 'Ctrl S, or ⌘ S';
export const deleteTemplate = (): string => 'Delete template';
export const strip = (): string => 'Strip';
export const designsOfTheTemplate = (): string => 'Designs of the template';
export const untitledTemplate = (): string => 'Untitled template';
export const editorSource = (): string => 'Editor source';
export const widthOfTheEditorSource = (): string => 'Editor source width';
export const livePreview = (): string => 'Live preview';
export const widthOfSourceAndFields = (): string => 'Width of source and fields';
export const notImported = (): string => 'Not imported';
export const refused = (): string => 'Refused';
export const inactiveTemplateMade = (): string => 'Inactive template created';
export const importing = (): string => 'Importing…';
export const waiting = (): string => 'Waiting';
export const noneOfThemIsA = (): string => 'No templates have been created yet.';
export const backToTheDesigns = (): string => 'Back to the designs';
export const stopHere = (): string => 'Stop importing';
export const drawings = (): string => 'Drawings';
export const importingValueOfLength = ({
  value,
  length,
}: {
  readonly value: string | number;
  readonly length: string | number;
}): string => `Importing ${value} of ${length}`;
export const lineLine = ({ line }: { readonly line: string | number }): string => `line ${line}`;
export const svg = (): string => 'SVG';
export const largestPatchPatchPx = ({ patch }: { readonly patch: string | number }): string =>
  `, largest patch ${patch} px.`;
export const thePictureShowsTheLast = (): string => 'The picture shows the last valid source.';
export const lineLineTitle = ({ line }: { readonly line: string | number }): string =>
  `Line ${line}`;
export const sizeKb = ({ size }: { readonly size: string | number }): string => `${size} KB`;
export const figureHardToRead = ({ figure }: { readonly figure: string | number }): string =>
  `${figure}, hard to read`;
export const contrastRatio1 = ({ ratio }: { readonly ratio: string | number }): string =>
  `Contrast ${ratio} : 1`;
export const theTemplateCouldNotBe = ({ failure }: { readonly failure: string | number }): string =>
  `The template could not be loaded. ${failure}`;
export const itMayHaveBeenDeleted = (): string => 'It may have been deleted in the meantime.';
export const loadingTheTemplate = (): string => 'Loading the template';
export const measuringHowItFits = (): string => 'Measuring how it fits';
export const theDrawingCouldNotBe = (): string =>
  'The drawing could not be read. Export it as a plain SVG and try again.';
export const setAtShareInRows = ({
  share,
  rows,
}: {
  readonly share: string | number;
  readonly rows: string | number;
}): string => `Scaled to ${share}% in ${rows} to fit`;
export const fitsInRows = ({ rows }: { readonly rows: string | number }): string =>
  `Fits in ${rows}`;
export const byWebgl = (): string => 'Drawn by WebGL';
export const byEmulation = (): string => 'Drawn by canvas: this browser only emulates WebGL';
export const byCanvas = (): string => 'Drawn by canvas';
export const appleGuide = (): string => 'Apple 1125 × 432';
export const googleGuide = (): string => 'Google 1032 × 336';
export const safeGuide = (): string => 'Safe for text';
export const guidesInWords = (): string =>
  'Guides: Apple shows the whole strip. Google cuts off 33 px at the top and at the bottom. Text is safe between 40 and 392 px.';
export const asTearlineDrawsIt = (): string => 'As Tearline draws it';
export const hardToRead = ({ texts }: { readonly texts: string | number }): string =>
  `Hard to read: ${texts}`;
export const tokensMissing = ({
  tokens,
  count,
}: {
  readonly tokens: string | number;
  readonly count: number;
}): string => `${tokens} ${count === 1 ? 'is' : 'are'} missing`;
export const dropToBegin = (): string => 'Drop an SVG to begin';
export const whatComesOfIt = (): string =>
  'Its colors become tokens, its texts can be edited, and this preview shows the result.';
export const noRideAlongYet = (): string => 'No Ride-Along design yet';
export const dropARideAlong = (): string =>
  'Drop an SVG of 600 × 400. It is offered with the template under its informed images UUID.';
export const fills = (): string => 'Fills';
export const strokes = (): string => 'Strokes';
export const colorsOfScheme = ({ scheme }: { readonly scheme: string | number }): string =>
  `Colors of ${scheme}. Choose another scheme’s name to edit its colors.`;
export const nothingUses = ({ tokens }: { readonly tokens: string | number }): string =>
  `Nothing uses ${tokens} anymore. Their colors will be lost in every scheme.`;
export const newInEveryScheme = ({ tokens }: { readonly tokens: string | number }): string =>
  `New in every scheme, with the drawing’s own colors: ${tokens}.`;
export const keptSchemes = ({ schemes }: { readonly schemes: string | number }): string =>
  `Kept: ${schemes}.`;
export const different = ({ parts }: { readonly parts: string | number }): string =>
  `Different: ${parts}.`;
export const becameInactive = ({ made }: { readonly made: number }): string =>
  `${made === 1 ? `${figure(made)} inactive template was created. Add its texts, then switch it on.` : `${figure(made)} inactive templates were created. Add their texts, then switch them on.`}`;
export const drawnAsImage = (): string => 'Drawn as image';
export const keptAsShapes = (): string => 'Kept as shapes';
export const sumOfElements = ({
  fileName,
  kept,
  hasChanged,
  changed,
  image,
  refused,
}: {
  readonly fileName: string | number;
  readonly kept: string | number;
  readonly hasChanged: boolean;
  readonly changed: string | number;
  readonly image: string | number;
  readonly refused: string | number;
}): string =>
  `${fileName}: ${kept} kept as shapes, ${hasChanged ? `${changed} changed, ` : ''}${image} drawn as image, ${refused} refused.`;
export const pixelsDiffer = ({ difference }: { readonly difference: string | number }): string =>
  `${difference}% of pixels differ`;
export const errorsOnLine = ({
  count,
  line,
}: {
  readonly count: number;
  readonly line: string | number;
}): string => `${count === 1 ? `${figure(count)} error` : `${figure(count)} errors`}, line ${line}`;
export const uses = ({ count }: { readonly count: number }): string =>
  `${count === 1 ? '1 use' : `${count} uses`}`;
export const lines = ({ count }: { readonly count: number }): string =>
  `${count === 1 ? 'one line' : `${count} lines`}`;
export const similarTemplates = ({ count }: { readonly count: number }): string =>
  `${count === 1 ? 'A similar template exists' : `${count} similar templates exist`}`;
export const schemes = ({ count }: { readonly count: number }): string =>
  `${count === 1 ? '1 scheme' : `${count} schemes, same tokens`}`;
export const readingDrawing = (): string => 'Reading the drawing';
export const fontsDrawing = (): string => 'Loading its fonts';
export const drawingDrawing = (): string => 'Finding shapes, colors and texts';
export const comparingDrawing = (): string => 'Comparing with the browser’s own drawing';
export const elementNumber = ({ number }: { readonly number: string | number }): string =>
  `number ${number}`;
export const namesOfTexts = (): string => 'Names of texts';
export const waitForTheImport = (): string => 'Wait for the import to end';
export const correctTheSource = (): string => 'Correct the editor source to save';
export const toSaveComplete = ({
  fields,
  more,
}: {
  readonly fields: string | number;
  readonly more: number;
}): string =>
  `To save, complete ${fields}${more === 0 ? '' : more === 1 ? ` and ${figure(more)} more` : ` and ${figure(more)} more`}`;
export const nothingToSave = (): string => 'No changes to save';
export const giveItWords = (): string => 'Add its texts';
export const giveNameWords = ({ name }: { readonly name: string | number }): string =>
  `Add its texts: ${name}`;
export const drawingsAreTemplates = ({
  made,
  all,
}: {
  readonly made: string | number;
  readonly all: number;
}): string =>
  `${made} of ${all === 1 ? `${figure(all)} drawing is a template` : `${figure(all)} drawings are templates`}`;
export const noTemplateYet = (): string => 'No template yet';
export const chooseItAgain = (): string => 'Choose it again';
export const chooseNameAgain = ({ name }: { readonly name: string | number }): string =>
  `Choose ${name} again`;
export const importItAgain = (): string => 'Try again';
export const importNameAgain = ({ name }: { readonly name: string | number }): string =>
  `Try again: ${name}`;
export const leaveItOut = (): string => 'Leave it out';
export const leaveNameOut = ({ name }: { readonly name: string | number }): string =>
  `Leave out ${name}`;
export const wholeReport = (): string => 'Whole report';
export const closeReport = (): string => 'Close the report';
export const shapeCount = ({ count }: { readonly count: number }): string =>
  `${count === 1 ? `${figure(count)} shape` : `${figure(count)} shapes`}`;
export const textCount = ({ count }: { readonly count: number }): string =>
  `${count === 1 ? `${figure(count)} text` : `${figure(count)} texts`}`;
export const drawnAsImageCount = ({ count }: { readonly count: string | number }): string =>
  `${count} drawn as image`;
export const changedCount = ({ count }: { readonly count: string | number }): string =>
  `${count} changed`;
export const otherProportions = ({
  own,
  strip,
}: {
  readonly own: string | number;
  readonly strip: string | number;
}): string =>
  `The page is ${own} px and a strip ${strip}: coupons show only its middle. Set the page to the strip’s size and export again.`;
export const lineReason = ({
  line,
  reason,
}: {
  readonly line: string | number;
  readonly reason: string | number;
}): string => `Line ${line}: ${reason}`;
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
}): string => `${place}, line ${line}: ${reason}`;
export const changedFromTheFile = (): string => 'Changed';
