/** The upload screens' machine with its real actors (QA-03). */
import { fromPromise } from 'xstate';
import { imageUploadMachine } from '../../machines/images/image-upload.machine.ts';
import { makeCopy } from './fitting-copy.ts';
import { drawCrop, readImage } from './prepare-image.ts';

/** Every port of the machine; a missing one does not compile. */
type UploadActors = Required<
  NonNullable<Parameters<typeof imageUploadMachine.provide>[0]['actors']>
>;

const actors: UploadActors = {
  readImage: fromPromise(({ input }) => readImage(input)),
  drawCrop: fromPromise(({ input, signal }) => drawCrop(input, signal)),
  makeCopy: fromPromise(({ input, signal }) => makeCopy(input, signal)),
};

export const imageUploads = imageUploadMachine.provide({ actors });
