/** Generated from en/keywords.json by `npm run generate`. Do not edit. */
import { figure } from './figure.ts';

export const deleteKeyword = (): string => 'Delete keyword';
export const saveKeyword = (): string => 'Save keyword';
export const showAsSearchSuggestion = (): string => 'Show as Search Suggestion';
export const oneLineShownUnderThe = (): string =>
  'One line, shown below the word in the search box.';
export const newKeyword = (): string => 'New keyword';
export const thumbnailOfName = ({ name }: { readonly name: string | number }): string =>
  `Thumbnail of ${name}`;
export const chooseAKeywordToChange = (): string => 'Choose a keyword to edit, or add a new one.';
export const suggestedSuggested = ({
  suggested,
}: {
  readonly suggested: string | number;
}): string => `${suggested} suggested`;
export const filterKeywords = (): string => 'Filter keywords';
export const theKeywordsAreSafeCheck = (): string =>
  'The keywords are safe. Check your connection and load the list again.';
export const theWordsMarketersSearchBy = (): string =>
  'The words that marketers search for, and the words that the search box suggests.';
export const searchSuggestion = (): string => 'Search suggestion';
export const noKeywordHasFilterIn = ({ filter }: { readonly filter: string | number }): string =>
  `No keyword contains “${filter}”.`;
export const dismiss = (): string => 'Dismiss';
export const dismissTerm = ({ term }: { readonly term: string | number }): string =>
  `Dismiss ${term}`;
export const makeAKeyword = (): string => 'Make a keyword';
export const makeKeyword = (): string => 'Make keyword';
export const makingKeyword = (): string => 'Making…';
export const designsItFinds = (): string => 'Designs that it finds';
export const searchDesigns = (): string => 'Search designs';
export const loadingDesigns = (): string => 'Loading the designs…';
export const designsNotLoaded = (): string => 'The designs could not be loaded.';
export const noDesignMatches = ({ search }: { readonly search: string | number }): string =>
  `No design matches “${search}”.`;
export const moreDesigns = (): string => 'More designs';
export const chooseADesign = (): string =>
  'Choose at least one design. Without one, a search for this word finds nothing.';
export const chosenDesigns = ({ count }: { readonly count: number }): string =>
  `${count === 1 ? `${figure(count)} design chosen` : `${figure(count)} designs chosen`}`;
export const removeDesign = ({ title }: { readonly title: string | number }): string =>
  `Remove ${title}`;
export const designRefused = ({
  title,
  reason,
}: {
  readonly title: string | number;
  readonly reason: string | number;
}): string => `“${title}”: ${reason}`;
export const makeAKeywordOfTerm = ({ term }: { readonly term: string | number }): string =>
  `Make a keyword of ${term}`;
export const last = (): string => 'last';
export const whatToDo = (): string => 'What to do';
export const lastTitle = (): string => 'Last';
export const times = (): string => 'Times';
export const term = (): string => 'Term';
export const everySearchOfTheLast = (): string =>
  'Every search in the last 30 days found something.';
export const theSearchesAreSafeCheck = (): string =>
  'The searches are safe. Check your connection and load the list again.';
export const last30Days = (): string => 'Last 30 days';
export const searchesThatFoundNothing = (): string => 'Searches that found nothing';
export const keywordsDividedByCommasThe = (): string =>
  'Keywords, separated by commas, with the best match first.';
export const standsFor = (): string => 'Stands for';
export const asPeopleTypeIt = (): string => 'The word as people type it.';
export const word = (): string => 'Word';
export const saveSynonym = (): string => 'Save synonym';
export const newSynonym = (): string => 'New synonym';
export const removeWord = ({ word }: { readonly word: string | number }): string =>
  `Remove ${word}`;
export const editWord = ({ word }: { readonly word: string | number }): string => `Edit ${word}`;
export const showAllLength = ({ length }: { readonly length: string | number }): string =>
  `Show all ${length}`;
export const filterSynonyms = (): string => 'Filter synonyms';
export const theSynonymsAreSafeCheck = (): string =>
  'The synonyms are safe. Check your connection and load the list again.';
export const whatATypedWordAlso = (): string => 'Other words that a search also finds.';
export const addASynonym = (): string => 'Add a synonym';
export const synonyms = (): string => 'Synonyms';
export const takeAway = (): string => 'Remove thumbnail';
export const choose = (): string => 'Choose';
export const thumbnailFile = (): string => 'Thumbnail file';
export const thumbnail = (): string => 'Thumbnail';
export const theChangesToThisKeyword = (): string => 'Your changes to this keyword will be lost.';
export const itIsSuggestedNoLonger = (): string =>
  'It will no longer be suggested. Designs keep the word.';
export const deleting = (): string => 'Deleting…';
export const aSearchForItFinds = (): string =>
  'A search for it will find only designs that contain the word.';
export const keywordCount = ({ count }: { readonly count: number }): string =>
  `${count === 1 ? `${figure(count)} keyword` : `${figure(count)} keywords`}`;
export const someKeywords = ({
  shown,
  count,
}: {
  readonly shown: string | number;
  readonly count: number;
}): string =>
  `${shown} of ${count === 1 ? `${figure(count)} keyword` : `${figure(count)} keywords`}`;
export const synonymCount = ({ count }: { readonly count: number }): string =>
  `${count === 1 ? `${figure(count)} synonym` : `${figure(count)} synonyms`}`;
export const someSynonyms = ({
  shown,
  count,
}: {
  readonly shown: string | number;
  readonly count: number;
}): string =>
  `${shown} of ${count === 1 ? `${figure(count)} synonym` : `${figure(count)} synonyms`}`;
export const timesWord = ({ count }: { readonly count: number }): string =>
  `${count === 1 ? 'time' : 'times'}`;
