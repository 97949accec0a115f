import type { Process } from '../model/process.ts';
import { auth } from './account/auth.ts';
import { bulkImport } from './admin/bulk-import.ts';
import { couponToggle } from './dashboard/coupon-toggle.ts';
import { archiveDownload, copyLink } from './dashboard/files.ts';
import { listSearch } from './dashboard/list-search.ts';
import { previewDialog } from './wizard/preview-dialog.ts';
import { bulkRemoval, couponRemoval } from './dashboard/removal.ts';
import { draft } from './drafts/draft.ts';
import { draftRecovery } from './drafts/draft-recovery.ts';
import { imageUpload } from './wizard/image-upload.ts';
import { keywordEditor } from './admin/keyword-editor.ts';
import { recentSearches } from './recent-searches.ts';
import { rename } from './dashboard/rename.ts';
import { rideAlongFiles } from './wizard/ride-along-files.ts';
import { templateEditor } from './admin/template-editor.ts';
import { templateToggle } from './admin/template-toggle.ts';
import { signOutProcess } from './account/sign-out.ts';
import { bulkSwitch, selection } from './dashboard/selection.ts';
import { submission } from './wizard/submission.ts';
import { wizardParts } from './wizard/wizard-parts.ts';
import { draftDiscard } from './drafts/draft-discard.ts';
import { synonymEditor } from './admin/synonym-editor.ts';
import { termDismissal } from './admin/term-dismissal.ts';
import { savedPasses } from './dashboard/saved-passes.ts';
import { searchBox } from './search-box.ts';
import { shareLink } from './share-link.ts';
import { preferences } from './account/preferences.ts';
import { network } from './network.ts';
import { wizardFlows } from './wizard/wizard.ts';

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
  wizardParts,
  draftDiscard,
  termDismissal,
  synonymEditor,
  savedPasses,
  searchBox,
  shareLink,
  preferences,
  network,
];
