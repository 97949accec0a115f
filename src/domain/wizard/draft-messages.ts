/** The wizard's messages about its draft and the edited coupon; only the wizard loads them. */

/** Whether the wizard's draft is stored in this browser (WIZ-11). */
export const DRAFT_WORDS = {
  saved: 'Saved',
  draftSaved: 'Draft saved',
  saving: 'Saving…',
  unsaved: 'Not saved',
} as const;

/** Which coupon an edit changes, or a copy starts from (WIZ-05). */
export const EDITED = {
  edit: (name: string) => `Editing “${name}”`,
  copy: (name: string) => `New from “${name}”`,
} as const;

/** Why a draft is not stored, and what the user can do. */
export const DRAFT_ADVICE = {
  full: 'There is no room left on this device to keep your draft. Free some space, and keep this tab open until your coupon is made.',
  refused:
    'This browser does not let us keep your draft, as in a private window. Keep this tab open until your coupon is made.',
  'signed-out':
    'You signed out in another tab, so your draft is no longer kept. Keep this tab open until your coupon is made.',
} as const;

/** The question before leaving, and the message once the draft is on the dashboard (WIZ-11). */
export const LEAVE_WORDS = {
  coupon:
    'This coupon is not finished. You can keep it as a draft on the dashboard of this browser, or leave and delete it.',
  edit: 'Your changes are not in the coupon yet. You can keep them as a draft on the dashboard of this browser, or leave and delete them. The coupon itself stays as it is.',
  kept: 'You have kept a draft. It is on your dashboard.',
} as const;

/** Shown if the template was withdrawn while the wizard was open (WIZ-11). */
export const TEMPLATE_WITHDRAWN =
  'This design is no longer offered. Your draft was kept, and you can still finish your coupon.';

/** For the parts that load after the wizard's first screen (SHELL-12). */
export const LATE_PARTS = {
  awaited: 'Getting what comes next',
  missing:
    'A part of Tearline did not load. Check the connection and try again, or reload the page. What you have typed is kept.',
};
