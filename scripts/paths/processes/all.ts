import type { Process } from '../model/process.ts';
import { auth } from './auth.ts';
import { bulkImport } from './bulk-import.ts';
import { couponToggle } from './coupon-toggle.ts';
import { archiveDownload, copyLink } from './files.ts';
import { listSearch } from './list-search.ts';
import { previewDialog } from './preview-dialog.ts';
import { bulkRemoval, couponRemoval } from './removal.ts';
import { draft } from './draft.ts';
import { draftRecovery } from './draft-recovery.ts';
import { imageUpload } from './image-upload.ts';
import { keywordEditor } from './keyword-editor.ts';
import { recentSearches } from './recent-searches.ts';
import { rename } from './rename.ts';
import { rideAlongFiles } from './ride-along-files.ts';
import { templateEditor } from './template-editor.ts';
import { templateToggle } from './template-toggle.ts';
import { signOutProcess } from './sign-out.ts';
import { bulkSwitch, selection } from './selection.ts';
import { submission } from './submission.ts';
import { wizardFlows } from './wizard.ts';

/** The processes whose paths `npm test` walks. */
export const TESTED_PROCESSES: readonly Process[] = [
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

/** Every process of the product that is walked (QA-01). */
export const PROCESSES: readonly Process[] = [
  ...TESTED_PROCESSES,
  auth,
  signOutProcess,
  draft,
  draftRecovery,
  imageUpload,
  recentSearches,
  rideAlongFiles,
  keywordEditor,
  templateToggle,
  templateEditor,
  bulkImport,
];
