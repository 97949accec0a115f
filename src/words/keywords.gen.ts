/** Generated from en/keywords.json by `npm run generate`. Do not edit. */
import { figure } from './figure.ts';
import { isSpanish } from './language.ts';

export const deleteKeyword = (): string =>
  isSpanish() ? 'Eliminar palabra clave' : 'Delete keyword';
export const saveKeyword = (): string => (isSpanish() ? 'Guardar palabra clave' : 'Save keyword');
export const showAsSearchSuggestion = (): string =>
  isSpanish() ? 'Mostrar como sugerencia de búsqueda' : 'Show as Search Suggestion';
export const oneLineShownUnderThe = (): string =>
  isSpanish()
    ? 'Una línea, que se muestra debajo de la palabra en el cuadro de búsqueda.'
    : 'One line, shown below the word in the search box.';
export const newKeyword = (): string => (isSpanish() ? 'Palabra clave nueva' : 'New keyword');
export const thumbnailOfName = ({ name }: { readonly name: string | number }): string =>
  isSpanish() ? `Miniatura de ${name}` : `Thumbnail of ${name}`;
export const chooseAKeywordToChange = (): string =>
  isSpanish()
    ? 'Elija una palabra clave para editarla o agregue una nueva.'
    : 'Choose a keyword to edit, or add a new one.';
export const suggestedSuggested = ({
  suggested,
}: {
  readonly suggested: string | number;
}): string => (isSpanish() ? `sugeridas: ${suggested}` : `${suggested} suggested`);
export const filterKeywords = (): string =>
  isSpanish() ? 'Filtrar palabras clave' : 'Filter keywords';
export const theKeywordsAreSafeCheck = (): string =>
  isSpanish()
    ? 'Las palabras clave están a salvo. Revise su conexión y vuelva a cargar la lista.'
    : 'The keywords are safe. Check your connection and load the list again.';
export const theWordsMarketersSearchBy = (): string =>
  isSpanish()
    ? 'Las palabras que se buscan y las que sugiere el cuadro de búsqueda.'
    : 'The words that marketers search for, and the words that the search box suggests.';
export const searchSuggestion = (): string =>
  isSpanish() ? 'Sugerencia de búsqueda' : 'Search suggestion';
export const noKeywordHasFilterIn = ({ filter }: { readonly filter: string | number }): string =>
  isSpanish() ? `Ninguna palabra clave contiene “${filter}”.` : `No keyword contains “${filter}”.`;
export const dismiss = (): string => (isSpanish() ? 'Descartar' : 'Dismiss');
export const dismissTerm = ({ term }: { readonly term: string | number }): string =>
  isSpanish() ? `Descartar ${term}` : `Dismiss ${term}`;
export const makeAKeyword = (): string => (isSpanish() ? 'Crear palabra clave' : 'Make a keyword');
export const makeKeyword = (): string => (isSpanish() ? 'Crear palabra clave' : 'Make keyword');
export const makingKeyword = (): string => (isSpanish() ? 'Creando…' : 'Making…');
export const designsItFinds = (): string =>
  isSpanish() ? 'Diseños que encuentra' : 'Designs that it finds';
export const searchDesigns = (): string => (isSpanish() ? 'Buscar diseños' : 'Search designs');
export const loadingDesigns = (): string =>
  isSpanish() ? 'Cargando los diseños…' : 'Loading the designs…';
export const designsNotLoaded = (): string =>
  isSpanish() ? 'No se pudieron cargar los diseños.' : 'The designs could not be loaded.';
export const noDesignMatches = ({ search }: { readonly search: string | number }): string =>
  isSpanish() ? `Ningún diseño coincide con “${search}”.` : `No design matches “${search}”.`;
export const moreDesigns = (): string => (isSpanish() ? 'Más diseños' : 'More designs');
export const chooseADesign = (): string =>
  isSpanish()
    ? 'Elija al menos un diseño. Sin ninguno, una búsqueda de esta palabra no encuentra nada.'
    : 'Choose at least one design. Without one, a search for this word finds nothing.';
export const chosenDesigns = ({ count }: { readonly count: number }): string =>
  isSpanish()
    ? `${count === 1 ? `${figure(count)} diseño elegido` : `${figure(count)} diseños elegidos`}`
    : `${count === 1 ? `${figure(count)} design chosen` : `${figure(count)} designs chosen`}`;
export const removeDesign = ({ title }: { readonly title: string | number }): string =>
  isSpanish() ? `Quitar ${title}` : `Remove ${title}`;
export const designRefused = ({
  title,
  reason,
}: {
  readonly title: string | number;
  readonly reason: string | number;
}): string => `“${title}”: ${reason}`;
export const makeAKeywordOfTerm = ({ term }: { readonly term: string | number }): string =>
  isSpanish() ? `Crear palabra clave con ${term}` : `Make a keyword of ${term}`;
export const last = (): string => (isSpanish() ? 'última' : 'last');
export const whatToDo = (): string => (isSpanish() ? 'Qué hacer' : 'What to do');
export const lastTitle = (): string => (isSpanish() ? 'Última' : 'Last');
export const times = (): string => (isSpanish() ? 'Veces' : 'Times');
export const term = (): string => (isSpanish() ? 'Término' : 'Term');
export const everySearchOfTheLast = (): string =>
  isSpanish()
    ? 'Todas las búsquedas de los últimos 30 días encontraron algo.'
    : 'Every search in the last 30 days found something.';
export const theSearchesAreSafeCheck = (): string =>
  isSpanish()
    ? 'Las búsquedas están a salvo. Revise su conexión y vuelva a cargar la lista.'
    : 'The searches are safe. Check your connection and load the list again.';
export const last30Days = (): string => (isSpanish() ? 'Últimos 30 días' : 'Last 30 days');
export const searchesThatFoundNothing = (): string =>
  isSpanish() ? 'Búsquedas sin resultados' : 'Searches that found nothing';
export const keywordsDividedByCommasThe = (): string =>
  isSpanish()
    ? 'Palabras clave separadas por comas, la mejor primero.'
    : 'Keywords, separated by commas, with the best match first.';
export const standsFor = (): string => (isSpanish() ? 'Equivale a' : 'Stands for');
export const asPeopleTypeIt = (): string =>
  isSpanish() ? 'La palabra como la escriben las personas.' : 'The word as people type it.';
export const word = (): string => (isSpanish() ? 'Palabra' : 'Word');
export const saveSynonym = (): string => (isSpanish() ? 'Guardar sinónimo' : 'Save synonym');
export const newSynonym = (): string => (isSpanish() ? 'Sinónimo nuevo' : 'New synonym');
export const removeWord = ({ word }: { readonly word: string | number }): string =>
  isSpanish() ? `Quitar ${word}` : `Remove ${word}`;
export const editWord = ({ word }: { readonly word: string | number }): string =>
  isSpanish() ? `Editar ${word}` : `Edit ${word}`;
export const showAllLength = ({ length }: { readonly length: string | number }): string =>
  isSpanish() ? `Mostrar los ${length}` : `Show all ${length}`;
export const filterSynonyms = (): string => (isSpanish() ? 'Filtrar sinónimos' : 'Filter synonyms');
export const theSynonymsAreSafeCheck = (): string =>
  isSpanish()
    ? 'Los sinónimos están a salvo. Revise su conexión y vuelva a cargar la lista.'
    : 'The synonyms are safe. Check your connection and load the list again.';
export const whatATypedWordAlso = (): string =>
  isSpanish()
    ? 'Otras palabras que también encuentra una búsqueda.'
    : 'Other words that a search also finds.';
export const addASynonym = (): string => (isSpanish() ? 'Agregar un sinónimo' : 'Add a synonym');
export const synonyms = (): string => (isSpanish() ? 'Sinónimos' : 'Synonyms');
export const takeAway = (): string => (isSpanish() ? 'Quitar miniatura' : 'Remove thumbnail');
export const choose = (): string => (isSpanish() ? 'Elegir' : 'Choose');
export const thumbnailFile = (): string =>
  isSpanish() ? 'Archivo de la miniatura' : 'Thumbnail file';
export const thumbnail = (): string => (isSpanish() ? 'Miniatura' : 'Thumbnail');
export const theChangesToThisKeyword = (): string =>
  isSpanish()
    ? 'Se perderán sus cambios en esta palabra clave.'
    : 'Your changes to this keyword will be lost.';
export const itIsSuggestedNoLonger = (): string =>
  isSpanish()
    ? 'Ya no se sugerirá. Los diseños conservan la palabra.'
    : 'It will no longer be suggested. Designs keep the word.';
export const deleting = (): string => (isSpanish() ? 'Eliminando…' : 'Deleting…');
export const aSearchForItFinds = (): string =>
  isSpanish()
    ? 'Una búsqueda de ella encontrará solo diseños que contengan la palabra.'
    : 'A search for it will find only designs that contain the word.';
export const keywordCount = ({ count }: { readonly count: number }): string =>
  isSpanish()
    ? `${count === 1 ? `${figure(count)} palabra clave` : `${figure(count)} palabras clave`}`
    : `${count === 1 ? `${figure(count)} keyword` : `${figure(count)} keywords`}`;
export const someKeywords = ({
  shown,
  count,
}: {
  readonly shown: string | number;
  readonly count: number;
}): string =>
  isSpanish()
    ? `${shown} de ${count === 1 ? `${figure(count)} palabra clave` : `${figure(count)} palabras clave`}`
    : `${shown} of ${count === 1 ? `${figure(count)} keyword` : `${figure(count)} keywords`}`;
export const synonymCount = ({ count }: { readonly count: number }): string =>
  isSpanish()
    ? `${count === 1 ? `${figure(count)} sinónimo` : `${figure(count)} sinónimos`}`
    : `${count === 1 ? `${figure(count)} synonym` : `${figure(count)} synonyms`}`;
export const someSynonyms = ({
  shown,
  count,
}: {
  readonly shown: string | number;
  readonly count: number;
}): string =>
  isSpanish()
    ? `${shown} de ${count === 1 ? `${figure(count)} sinónimo` : `${figure(count)} sinónimos`}`
    : `${shown} of ${count === 1 ? `${figure(count)} synonym` : `${figure(count)} synonyms`}`;
export const timesWord = ({ count }: { readonly count: number }): string =>
  isSpanish() ? `${count === 1 ? 'vez' : 'veces'}` : `${count === 1 ? 'time' : 'times'}`;
