/** After the last step: draw the pictures, then open the preview dialog (WIZ-10, PREV-05). "Save" skips the dialog. */
import { failureWords, given, givenEvent } from '../port.ts';
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
    'artwork.progress': { actions: givenEvent('rememberProgress') },
    'artwork.drawn': [
      { guard: 'savesAtOnce', target: '#submitting', actions: givenEvent('rememberDrawing') },
      { target: 'previewing', actions: givenEvent('rememberDrawing') },
    ],
    'artwork.failed': { target: 'undrawn', actions: given('rememberFailure', 'failure') },
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
        guard: given('isSaving', 'output'),
        target: '#submitting',
        actions: given('rememberScan', 'output'),
      },
      {
        guard: given('isEditing', 'output'),
        target: 'filling',
        actions: given('goToEditedPart', 'output'),
      },
      { target: 'filling' },
    ],
  },
  // Draws again under a new key, so that the saved pictures equal the proof.
  on: {
    'preflight.fix': { target: 'drawing', actions: [given('applyFix', 'values'), TO_PROOF] },
    'preflight.show': {
      guard: given('isPlaceReached', 'place'),
      target: 'filling',
      actions: given('goToPlace', 'place'),
    },
  },
});
