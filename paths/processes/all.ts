import type { Process } from '../model/process.ts';
import { proof } from './approval/proof.ts';
import { brandEditor, brandOffer } from './brand/brand.ts';
import { auth } from './account/auth.ts';
import { approvalRule, preferences, signOutProcess } from './account/account-menu.ts';
import { keywordEditor, termDismissal, termKeyword } from './admin/keywords.ts';
import { synonymEditor } from './admin/synonym-editor.ts';
import { templateEditor } from './admin/template-editor.ts';
import { bulkImport, templateToggle } from './admin/templates.ts';
import {
  codeChange,
  codeDownload,
  codeImport,
  seriesRemoval,
  sourceNames,
  useLimit,
} from './codes/codes.ts';
import { counterDesk } from './counters/counter-desk.ts';
import { till } from './counters/till.ts';
import { archiveDownload, copyLink, shareLink } from './dashboard/files.ts';
import { bulkRemoval, bulkSwitch, listSearch, selection } from './dashboard/many-coupons.ts';
import { cardText, couponRemoval, couponToggle, savedPasses } from './dashboard/one-coupon.ts';
import { draft, draftDiscard, draftRecovery } from './drafts/drafts.ts';
import { network } from './network.ts';
import { recentSearches, searchBox } from './search-box.ts';
import { postalKit } from './postal/postal-kit.ts';
import { printKit } from './print/print-kit.ts';
import { verify } from './verify/verify.ts';
import { imageUpload } from './wizard/image-upload.ts';
import { previewDialog, scanProof } from './wizard/preview-dialog.ts';
import { rideAlongFiles, submission } from './wizard/submission.ts';
import { wizardParts } from './wizard/wizard-parts.ts';
import { wizardFlows } from './wizard/wizard.ts';

/** All processes with paths, room by room (QA-01). */
export const PROCESSES: readonly Process[] = [
  ...[...wizardFlows, wizardParts, imageUpload, scanProof, previewDialog, submission],
  ...[rideAlongFiles, draft, draftRecovery],
  ...[couponToggle, cardText, couponRemoval, bulkRemoval, bulkSwitch, selection, listSearch],
  ...[archiveDownload, copyLink, shareLink, savedPasses, draftDiscard],
  ...[proof, approvalRule, brandOffer, brandEditor, printKit, postalKit, verify],
  ...[codeImport, codeDownload, seriesRemoval, codeChange, sourceNames, useLimit],
  ...[counterDesk, till],
  ...[auth, signOutProcess, preferences, network, searchBox, recentSearches],
  ...[templateEditor, templateToggle, bulkImport],
  ...[keywordEditor, termDismissal, termKeyword, synonymEditor],
];
