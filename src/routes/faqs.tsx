import { createFileRoute, useLocation } from '@tanstack/react-router';
import { FaqPage } from '../ui/faq/faq-page.tsx';

export const Route = createFileRoute('/faqs')({
  head: () => ({ meta: [{ title: 'FAQs' }] }),
  component: Faqs,
});

function Faqs() {
  return <FaqPage hash={useLocation({ select: ({ hash }) => hash })} />;
}
