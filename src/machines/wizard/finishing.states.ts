/** After the last step: draw the pictures, then open the preview dialog (WIZ-10, PREV-05). "Save" skips the dialog. */
import { failureWords, portOutput } from '../port.ts';
import { drawingOrderOf } from './finished-wizard.ts';
import { wizardSetup } from './wizard.setup.ts';

export const drawingState = wizardSetup.createStateConfig({
  invoke: {
    id: 'drawing',
    src: 'drawArtwork',
    input: ({ context }) => drawingOrderOf(context),
    onError: {
      target: 'undrawn',
      actions: { type: 'rememberFailure', params: ({ event }) => failureWords(event.error) },
    },
  },
  on: {
    'artwork.progress': { actions: { type: 'rememberProgress', params: ({ event }) => event } },
    'artwork.drawn': [
      {
        guard: 'savesAtOnce',
        target: '#submitting',
        actions: { type: 'rememberDrawing', params: ({ event }) => event },
      },
      {
        target: 'previewing',
        actions: { type: 'rememberDrawing', params: ({ event }) => event },
      },
    ],
    'artwork.failed': {
      target: 'undrawn',
      actions: { type: 'rememberFailure', params: ({ event }) => event.failure },
    },
    'artwork.cancel': 'filling',
  },
});

/** Drawing failed; the form is intact and can be drawn again. */
export const undrawnState = wizardSetup.createStateConfig({
  on: { 'artwork.retry': 'drawing', 'artwork.cancel': 'filling' },
});

/** The proof is next, even if an earlier drawing was started by "Save". */
const TO_PROOF = { type: 'finishForm', params: { values: {} } } as const;

export const previewingState = wizardSetup.createStateConfig({
  invoke: {
    id: 'previewDialog',
    src: 'previewDialog',
    input: ({ context }) => ({
      hasRideAlong: (context.drawn?.images.rideAlong ?? null) !== null,
      fromDashboard: context.stored?.fromDashboard ?? false,
    }),
    onDone: [
      {
        guard: { type: 'isSaving', params: portOutput },
        target: '#submitting',
        actions: { type: 'rememberScan', params: portOutput },
      },
      {
        guard: { type: 'isEditing', params: portOutput },
        target: 'filling',
        actions: { type: 'goToEditedPart', params: portOutput },
      },
      { target: 'filling' },
    ],
  },
  // Draws again under a new key, so that the saved pictures equal the proof.
  on: {
    'preflight.fix': {
      target: 'drawing',
      actions: [{ type: 'applyFix', params: ({ event }) => event.values }, TO_PROOF],
    },
    'preflight.show': {
      guard: { type: 'isPlaceReached', params: ({ event }) => event.place },
      target: 'filling',
      actions: { type: 'goToPlace', params: ({ event }) => event.place },
    },
  },
});
