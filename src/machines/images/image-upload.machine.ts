/** The images of an upload screen, one by one: reads a file, crops it by hand, draws it (STEP-01 to STEP-03, STEP-14). */
import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import {
  centeredOn,
  filledCrop,
  fittedCrop,
  movedBy,
  type Point,
  zoomedBeside,
  zoomedTo,
} from '../../domain/images/crop.ts';
import {
  EMPTY_SLOT,
  type ImageChange,
  type ImageSlotName,
} from '../../domain/images/image-slots.ts';
import {
  copyOrderOf,
  type CopyOrder,
  cropped,
  type CropOrder,
  type DrawnCrop,
  finished,
  type ImageSource,
  type ImageUploadContext,
  nextTaken,
  offeredSource,
  NOTHING_UNDER_WAY,
  type Offer,
  type OfferedFiles,
  offersOf,
  opened,
  orderedCopy,
  orderedCrop,
  type LoadedImage,
  queued,
  refusalOf,
  refused,
  replaced,
} from './image-upload-context.ts';
import { given, givenEvent, port } from '../port.ts';

interface SlottedOriginal extends Omit<Extract<ImageSource, { kind: 'original' }>, 'kind'> {
  readonly slot: ImageSlotName;
}

export type ImageUploadEvent =
  | ({ type: 'files.offer' } & OfferedFiles)
  | ({ type: 'image.edit' } & SlottedOriginal)
  | { type: 'image.remove'; slot: ImageSlotName }
  /** The user drags the crop's center to this point, in px of the image. */
  | { type: 'crop.drag'; center: Point }
  /** A wheel or pinch; the image keeps its offset on the screen. */
  | { type: 'crop.pinch'; zoom: number }
  /** Keys and buttons move the crop by this many px of the image. */
  | { type: 'crop.move'; by: Point }
  | { type: 'crop.zoom'; zoom: number }
  /** Shows the whole image, or as much as fills the slot. */
  | { type: 'crop.fit' }
  | { type: 'crop.fill' }
  /** `#RRGGBB` or `TRANSPARENT`. */
  | { type: 'crop.ground'; color: string }
  | { type: 'crop.save' | 'crop.close' }
  /** Makes a copy that fits from the refused file. */
  | { type: 'copy.make'; slot: ImageSlotName }
  | { type: 'copy.cancel' };

/** Reports a slot's new image, or an empty slot, to the form. */
export interface ImageChanged extends ImageChange {
  type: 'image.changed';
}

export const imageUploadMachine = setup({
  types: {
    /** The images that were being cropped when the page closed. */
    input: {} as { readonly offers: readonly Offer[] } | undefined,
    context: {} as ImageUploadContext,
    events: {} as ImageUploadEvent,
    emitted: {} as ImageChanged,
  },
  actors: {
    readImage: port<LoadedImage, ImageSource>('readImage'),
    drawCrop: port<DrawnCrop, CropOrder>('drawCrop'),
    makeCopy: port<File, CopyOrder>('makeCopy'),
  },
  guards: {
    hasFile: (_, files: readonly File[]) => files.length > 0,
    hasWaiting: ({ context }) => context.waiting.length > 0,
    hasCopy: ({ context }, slot: ImageSlotName) => copyOrderOf(context, slot) !== null,
    isForUnderWay: ({ context }, files: OfferedFiles) =>
      offersOf(files).some(({ slot }) => slot === context.offer?.slot),
  },
  actions: {
    queueFiles: assign(({ context }, files: OfferedFiles) => queued(context, offersOf(files))),
    queueOriginal: assign(({ context }, { slot, original, ground }: SlottedOriginal) =>
      queued(context, [{ slot, source: { kind: 'original', original, ground } }]),
    ),
    takeNext: assign(({ context }) => nextTaken(context)),
    forgetOffer: assign(NOTHING_UNDER_WAY),
    replaceFile: assign(({ context }, files: readonly File[]) => replaced(context, files)),
    openPicture: assign(({ context }, picture: LoadedImage) => opened(context, picture)),
    rememberRefusal: assign(({ context }, error: unknown) =>
      refused(context, refusalOf(context, error)),
    ),
    rememberFailure: assign({
      failure: ({ context }, error: unknown) => refusalOf(context, error),
    }),
    takeRefused: assign(({ context }, slot: ImageSlotName) => {
      const order = copyOrderOf(context, slot);
      return order === null ? {} : { offer: { slot, source: { kind: 'file', file: order.file } } };
    }),
    forgetRefusal: assign({
      refusals: ({ context }, slot: ImageSlotName) => ({ ...context.refusals, [slot]: undefined }),
    }),
    dragCrop: assign(({ context }, center: Point) =>
      cropped(context, (crop) => centeredOn(crop, center)),
    ),
    pinchCrop: assign(({ context }, zoom: number) =>
      cropped(context, (crop, frame) => zoomedBeside(crop, frame, zoom)),
    ),
    moveCrop: assign(({ context }, by: Point) =>
      cropped(context, (crop, frame) => movedBy(crop, frame, by)),
    ),
    zoomCrop: assign(({ context }, zoom: number) =>
      cropped(context, (crop, frame) => zoomedTo(crop, frame, zoom)),
    ),
    fitCrop: assign(({ context }) => cropped(context, (_, frame) => fittedCrop(frame))),
    fillCrop: assign(({ context }) => cropped(context, (_, frame) => filledCrop(frame))),
    groundCrop: assign(({ context }, ground: string) =>
      cropped(context, (crop) => ({ ...crop, ground })),
    ),
    handOver: emit(({ context }, drawn: DrawnCrop): ImageChanged => ({
      type: 'image.changed',
      ...finished(context, drawn),
    })),
    emptySlot: emit((_, slot: ImageSlotName): ImageChanged => ({
      type: 'image.changed',
      slot,
      image: EMPTY_SLOT,
      colors: [],
    })),
  },
}).createMachine({
  id: 'imageUpload',
  context: ({ input }) => ({ ...NOTHING_UNDER_WAY, waiting: input?.offers ?? [], refusals: {} }),
  initial: 'resting',
  on: {
    'files.offer': { actions: givenEvent('queueFiles') },
    'image.edit': { actions: givenEvent('queueOriginal') },
    'image.remove': { actions: [given('forgetRefusal', 'slot'), given('emptySlot', 'slot')] },
  },
  states: {
    resting: {
      entry: 'forgetOffer',
      always: { guard: 'hasWaiting', target: 'reading', actions: 'takeNext' },
      on: {
        'copy.make': {
          guard: given('hasCopy', 'slot'),
          target: 'copying',
          actions: given('takeRefused', 'slot'),
        },
      },
    },
    copying: {
      on: {
        'copy.cancel': 'resting',
        'files.offer': {
          guard: givenEvent('isForUnderWay'),
          target: 'resting',
          actions: givenEvent('queueFiles'),
        },
      },
      invoke: {
        src: 'makeCopy',
        input: ({ context }) => orderedCopy(context),
        onDone: {
          target: 'reading',
          actions: { type: 'replaceFile', params: ({ event }) => [event.output] },
        },
        onError: { target: 'resting', actions: given('rememberRefusal', 'error') },
      },
    },
    reading: {
      on: {
        'files.offer': {
          guard: givenEvent('isForUnderWay'),
          target: 'resting',
          actions: givenEvent('queueFiles'),
        },
      },
      invoke: {
        src: 'readImage',
        input: ({ context }) => offeredSource(context),
        onDone: { target: 'cropping', actions: given('openPicture', 'output') },
        onError: { target: 'resting', actions: given('rememberRefusal', 'error') },
      },
    },
    cropping: {
      initial: 'adjusting',
      on: { 'crop.close': 'resting' },
      states: {
        adjusting: {
          on: {
            'crop.drag': { actions: given('dragCrop', 'center') },
            'crop.pinch': { actions: given('pinchCrop', 'zoom') },
            'crop.move': { actions: given('moveCrop', 'by') },
            'crop.zoom': { actions: given('zoomCrop', 'zoom') },
            'crop.fit': { actions: 'fitCrop' },
            'crop.fill': { actions: 'fillCrop' },
            'crop.ground': { actions: given('groundCrop', 'color') },
            'crop.save': 'drawing',
            'copy.make': { guard: given('hasCopy', 'slot'), target: 'copying' },
            'files.offer': {
              guard: given('hasFile', 'files'),
              target: 'replacing',
              actions: given('replaceFile', 'files'),
            },
          },
        },
        copying: {
          on: { 'copy.cancel': 'adjusting' },
          invoke: {
            src: 'makeCopy',
            input: ({ context }) => orderedCopy(context),
            onDone: {
              target: 'replacing',
              actions: { type: 'replaceFile', params: ({ event }) => [event.output] },
            },
            onError: { target: 'adjusting', actions: given('rememberFailure', 'error') },
          },
        },
        replacing: {
          invoke: {
            src: 'readImage',
            input: ({ context }) => offeredSource(context),
            onDone: { target: 'adjusting', actions: given('openPicture', 'output') },
            onError: { target: 'adjusting', actions: given('rememberFailure', 'error') },
          },
        },
        drawing: {
          invoke: {
            src: 'drawCrop',
            input: ({ context }) => orderedCrop(context),
            onDone: { target: '#imageUpload.resting', actions: given('handOver', 'output') },
            onError: { target: 'adjusting', actions: given('rememberFailure', 'error') },
          },
        },
      },
    },
  },
});

export type ImageUploadSnapshot = SnapshotFrom<typeof imageUploadMachine>;
