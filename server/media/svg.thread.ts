/** Cleans SVGs off the event loop. */
import { answerWith } from '../work/answering-thread.ts';
import { cleanedSvg } from './svg-cleaning.ts';

// The first takes many times as long as the others, which is nobody's fault.
cleanedSvg('<svg xmlns="http://www.w3.org/2000/svg"><path/></svg>');
answerWith((sources: readonly string[]) => sources.map(cleanedSvg));
