import { Benefits } from './benefits.tsx';
import { Hero } from './hero.tsx';
import { ProofSheet } from './proof-sheet.tsx';
import { Steps } from './steps.tsx';

/** The landing page for visitors at `/` (HOME-01). */
export function LandingPage() {
  return (
    <>
      <Hero />
      <Steps />
      <ProofSheet />
      <Benefits />
    </>
  );
}
