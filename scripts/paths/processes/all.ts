/** Every process of the product that is walked (QA-01). */
import type { Process } from '../model/process.ts';
import { couponToggle } from './coupon-toggle.ts';
import { archiveDownload, copyLink } from './files.ts';
import { listSearch } from './list-search.ts';
import { previewDialog } from './preview-dialog.ts';
import { bulkRemoval, couponRemoval } from './removal.ts';
import { rename } from './rename.ts';
import { bulkSwitch, selection } from './selection.ts';
import { submission } from './submission.ts';
import { wizardFlows } from './wizard.ts';

export const PROCESSES: readonly Process[] = [
  ...wizardFlows,
  previewDialog,
  submission,
  couponToggle,
  rename,
  couponRemoval,
  bulkRemoval,
  bulkSwitch,
  selection,
  listSearch,
  archiveDownload,
  copyLink,
];
