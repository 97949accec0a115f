/** What the wizard says of its draft and of the coupon that is edited; beside `messages.ts` because only the wizard loads it. */

/** Whether the wizard's draft is stored in this browser (WIZ-11). */
export const DRAFT_WORDS = {
  saved: 'Saved',
  draftSaved: 'Draft saved',
  saving: 'Saving…',
  unsaved: 'Not saved',
} as const;

/** Which coupon an edit changes, or a new one is made from (WIZ-05). */
export const EDITED = {
  edit: (name: string) => `Editing “${name}”`,
  copy: (name: string) => `New from “${name}”`,
} as const;

/** Why a draft is not stored, and what to do about it. */
export const DRAFT_ADVICE = {
  full: 'There is no room left on this device to keep your draft. Free some space, and keep this tab open until your coupon is made.',
  refused:
    'This browser does not let us keep your draft, as in a private window. Keep this tab open until your coupon is made.',
  'signed-out':
    'You signed out in another tab, so your draft is no longer kept. Keep this tab open until your coupon is made.',
} as const;

/** What the question before leaving says, and what is said once the draft waits on the dashboard (WIZ-11). */
export const LEAVE_WORDS = {
  coupon:
    'This coupon is not finished. You can keep it as a draft on the dashboard of this browser, or leave and delete it.',
  edit: 'Your changes are not in the coupon yet. You can keep them as a draft on the dashboard of this browser, or leave and delete them. The coupon itself stays as it is.',
  kept: 'You have kept a draft. It is on your dashboard.',
} as const;

/** The wizard on a template that was withdrawn while somebody was at it (WIZ-11). */
export const TEMPLATE_WITHDRAWN =
  'This design is no longer offered. Your draft was kept, and you can still finish your coupon.';

/** Of the parts that come behind the wizard's first screen (SHELL-12). */
export const LATE_PARTS = {
  awaited: 'Getting what comes next',
  missing:
    'A part of Tearline did not load. Check the connection and try again, or reload the page. What you have typed is kept.',
};
