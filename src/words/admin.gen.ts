/** Generated from en/admin.json by `npm run generate`. Do not edit. */
import { figure } from './figure.ts';

export const asDropped = (): string => 'As dropped';
export const drawByWebgl = (): string => 'Draw by WebGL';
export const guides = (): string => 'Guides';
export const testCanvas = (): string => 'Test canvas';
export const testCanvasChosen = ({ chosen }: { readonly chosen: string | number }): string =>
  `Test canvas, ${chosen}`;
export const shareAsDropped = ({ share }: { readonly share: string | number }): string =>
  `${share} % as dropped`;
export const lineBetweenTheFileAnd = (): string => 'Line between the file and the design';
export const besideTheFile = (): string => 'Beside the file';
export const safeAreaAndWalletCrops = (): string => 'Safe area and wallet crops';
export const largeViewChosen = ({ chosen }: { readonly chosen: string | number }): string =>
  `Large view, ${chosen}`;
export const addScheme = (): string => 'Add scheme';
export const allSchemes = (): string => 'All schemes';
export const eachSchemeNeedsAName = (): string => 'Each scheme needs a name of its own.';
export const schemeName = (): string => 'Scheme name';
export const deleteLabel = (): string => 'Delete';
export const rename = (): string => 'Rename';
export const nameActions = ({ name }: { readonly name: string | number }): string =>
  `${name}: actions`;
export const artworkInName = ({ name }: { readonly name: string | number }): string =>
  `Artwork in ${name}`;
export const theReportSaysWhatStands = (): string =>
  'The report says what stands in the way, element by element. Mend the file and drop it again.';
export const filenameCouldNotBeTaken = ({
  fileName,
}: {
  readonly fileName: string | number;
}): string => `${fileName} could not be taken`;
export const itIsDrawnHereAs = (): string =>
  'It is drawn here as soon as it has been read and compared.';
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
export const boxOfTheText = (): string => 'Box of the text';
export const italic = (): string => 'Italic';
export const alignment = (): string => 'Alignment';
export const weightOfTheFont = (): string => 'Weight of the font';
export const letterSpacingPx = (): string => 'Letter spacing, px';
export const sizePx = (): string => 'Size, px';
export const defaultText = (): string => 'Default text';
export const whatMarketersSeeAboveThis = (): string =>
  'What marketers see above this text: Offer, Small print';
export const fieldName = (): string => 'Field name';
export const thisDesignHasNoText = (): string => 'This design has no text to edit.';
export const theSelectedFileIsNot = (): string => 'The selected file is not a PNG or JPEG image.';
export const pngOrJpeg1125432 = (): string => 'PNG or JPEG, 1125 × 432';
export const asItIsStored = (): string => 'As it is stored';
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
  `${size} KB, drop an SVG to replace`;
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
  'Separated by commas; empty for those of the first scheme';
export const title = (): string => 'Title';
export const split = (): string => 'Split';
export const giveTheseATokenOf = (): string => 'Give these a token of their own';
export const splitToken = ({ token }: { readonly token: string | number }): string =>
  `Split ${token}`;
export const merge = (): string => 'Merge';
export const anotherToken = (): string => 'Another token';
export const mergeInto = (): string => 'Merge into';
export const lettersDigitsAndAndA = (): string =>
  'Letters, digits, - and _, and a name that no other token has.';
export const artworkTitle = ({ title }: { readonly title: string | number }): string =>
  `Artwork, ${title}`;
export const saveMineOverIt = (): string => 'Save mine over it';
export const takeTheirs = (): string => 'Take theirs';
export const theirs = (): string => 'Theirs';
export const yours = (): string => 'Yours';
export const itWasSavedByAnother = (): string =>
  'It was saved by another administrator while you were at it. Which version is to stay?';
export const somebodyElseSavedThisTemplate = (): string => 'Somebody else saved this template';
export const tokenKeepsItsWordsKept = ({
  token,
  kept,
  drawn,
}: {
  readonly token: string | number;
  readonly kept: string | number;
  readonly drawn: string | number;
}): string => `${token} keeps its words “${kept}”; the drawing says “${drawn}”.`;
export const tokenTextHasNoPlace = ({
  token,
  text,
}: {
  readonly token: string | number;
  readonly text: string | number;
}): string => `${token} “${text}” has no place in the new drawing and is lost.`;
export const keepTheOldDrawing = (): string => 'Keep the old drawing';
export const replaceTheDrawing = (): string => 'Replace the drawing?';
export const whatYouChangedOfThis = (): string =>
  'What you changed of this template since it was saved is lost.';
export const titleIsNoLongerOffered = ({ title }: { readonly title: string | number }): string =>
  `“${title}” is no longer offered, and its design is lost. Coupons that were made from it stay as they are.`;
export const areYouSureYouWant = (): string => 'Are you sure you want to delete this template?';
export const noDesign = (): string => 'No design';
export const theEditorSourceIsBroken = (): string => 'The editor source is broken';
export const saveTemplate = (): string => 'Save template';
export const ctrlSOrS = (): string => 'Ctrl S, or ⌘ S';
export const deleteTemplate = (): string => 'Delete template';
export const strip = (): string => 'Strip';
export const designsOfTheTemplate = (): string => 'Designs of the template';
export const untitledTemplate = (): string => 'Untitled template';
export const editorSource = (): string => 'Editor source';
export const widthOfTheEditorSource = (): string => 'Width of the editor source';
export const livePreview = (): string => 'Live preview';
export const widthOfSourceAndFields = (): string => 'Width of source and fields';
export const notImported = (): string => 'Not imported';
export const refused = (): string => 'Refused';
export const inactiveTemplateMade = (): string => 'Inactive template made';
export const importing = (): string => 'Importing…';
export const waiting = (): string => 'Waiting';
export const editTheTemplateOfName = ({ name }: { readonly name: string | number }): string =>
  `Edit the template of ${name}`;
export const noneOfThemIsA = (): string => 'None of them is a template yet.';
export const backToTheDesigns = (): string => 'Back to the designs';
export const stopHere = (): string => 'Stop here';
export const drawings = (): string => 'Drawings';
export const importingValueOfLength = ({
  value,
  length,
}: {
  readonly value: string | number;
  readonly length: string | number;
}): string => `Importing ${value} of ${length}`;
export const lengthDrawings = ({ length }: { readonly length: string | number }): string =>
  `${length} drawings`;
export const lineLine = ({ line }: { readonly line: string | number }): string => `line ${line}`;
export const svg = (): string => 'SVG';
export const largestPatchPatchPx = ({ patch }: { readonly patch: string | number }): string =>
  `, largest patch ${patch} px.`;
export const thePictureShowsTheLast = (): string =>
  'The picture shows the last source that was valid.';
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
}): string => `Set at ${share} % in ${rows} to fit`;
export const fitsInRows = ({ rows }: { readonly rows: string | number }): string =>
  `Fits in ${rows}`;
export const byWebgl = (): string => 'Drawn by WebGL';
export const byEmulation = (): string => 'Drawn by canvas: this browser only emulates WebGL';
export const byCanvas = (): string => 'Drawn by canvas';
export const appleGuide = (): string => 'Apple 1125 × 432';
export const googleGuide = (): string => 'Google 1032 × 336';
export const safeGuide = (): string => 'Safe for words';
export const guidesInWords = (): string =>
  'Guides: Apple shows the whole strip, Google a band that leaves out 33 px above and below, and words are safe between 40 and 392 px.';
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
  'Its shapes get tokens for their colors, its texts can be edited, and everything is drawn here as it will be.';
export const noRideAlongYet = (): string => 'No Ride-Along design yet';
export const dropARideAlong = (): string =>
  'Drop an SVG of 600 × 400. It is offered with the template under its informed images UUID.';
export const fills = (): string => 'Fills';
export const strokes = (): string => 'Strokes';
export const colorsOfScheme = ({ scheme }: { readonly scheme: string | number }): string =>
  `Colors of ${scheme}. Press another scheme’s name to pick its colors.`;
export const nothingUses = ({ tokens }: { readonly tokens: string | number }): string =>
  `Nothing uses ${tokens} any more: their colors are lost in every scheme.`;
export const newInEveryScheme = ({ tokens }: { readonly tokens: string | number }): string =>
  `New in every scheme, in the drawing’s own colors: ${tokens}.`;
export const keptSchemes = ({ schemes }: { readonly schemes: string | number }): string =>
  `Kept: ${schemes}.`;
export const different = ({ parts }: { readonly parts: string | number }): string =>
  `Different: ${parts}.`;
export const becameInactive = ({ made }: { readonly made: number }): string =>
  `${made === 1 ? `${figure(made)} became inactive template: give it` : `${figure(made)} became inactive templates: give each`} its words, then switch it on.`;
export const drawnAsImage = (): string => 'Drawn as image';
export const keptAsShapes = (): string => 'Kept as shapes';
export const sumOfElements = ({
  fileName,
  kept,
  image,
  refused,
}: {
  readonly fileName: string | number;
  readonly kept: string | number;
  readonly image: string | number;
  readonly refused: string | number;
}): string => `${fileName}: ${kept} kept as shapes, ${image} drawn as image, ${refused} refused.`;
export const pixelsDiffer = ({ difference }: { readonly difference: string | number }): string =>
  `${difference} % of pixels differ`;
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
