/** The page's one exporter: uploads, crops and finished coupons share its worker (REND-02). */
import { createExporter } from '../render/export-scenes.ts';

/** PNG data URLs of Scenes at their own sizes, under the same names; rejects with a sentence for people. */
export const { exportScenes } = createExporter();
