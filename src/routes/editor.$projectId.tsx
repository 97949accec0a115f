import { createFileRoute, redirect } from '@tanstack/react-router';

/** The editor's old address (SHELL-13). */
export const Route = createFileRoute('/editor/$projectId')({
  beforeLoad: ({ params }) => {
    throw redirect({
      href: `/project/edit/${encodeURIComponent(params.projectId)}`,
      replace: true,
    });
  },
});
