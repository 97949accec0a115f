import { createFileRoute, redirect } from '@tanstack/react-router';

/** The external mailer portal's dashboard (SHELL-05). */
export const Route = createFileRoute('/campaign-builder')({
  beforeLoad: ({ context, preload }) => {
    if (preload) return;
    throw redirect({ href: context.configuration.mailerPortalUrl });
  },
});
