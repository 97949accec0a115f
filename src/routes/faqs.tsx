import { createFileRoute, useLocation } from '@tanstack/react-router';
import { FaqPage } from '../ui/faq/faq-page.tsx';
import * as shellWords from '../words/shell.gen.ts';

export const Route = createFileRoute('/faqs')({
  head: () => ({ meta: [{ title: shellWords.faqs() }] }),
  component: Faqs,
});

function Faqs() {
  return <FaqPage hash={useLocation({ select: ({ hash }) => hash })} />;
}
