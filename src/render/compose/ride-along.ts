/** The mail's Ride-Along image as a Scene, drawn from the template's own design: STEP-03, REND-02. */
import type { DesignDocument } from '../../domain/design/design-document.ts';
import { RIDE_ALONG_SIZE, type Scene } from '../scene/scene.ts';
import { composeDesign, type StripChoices } from './strip.ts';

/** 600x400; a design of other proportions covers it, centered. */
export function composeRideAlong(design: DesignDocument, choices: StripChoices): Scene {
  return composeDesign(design, choices, RIDE_ALONG_SIZE);
}
