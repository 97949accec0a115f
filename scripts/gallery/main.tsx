/** The page of `npm run gallery` with two sheets, light and dark; `?theme=` selects one. */
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ToastRegion } from '../../src/ui/parts/overlays/toast.tsx';
import { interfaceFaces } from '../../src/ui/theme/fonts.ts';
import '../../src/ui/theme/reset.css.ts';
import { CardSpecimens } from './cards.tsx';
import { ChoiceSpecimens } from './choices.tsx';
import { ControlSpecimens } from './controls.tsx';
import * as styles from './gallery.css.ts';
import { OverlaySpecimens } from './overlays.tsx';
import { PaperSpecimens } from './papers.tsx';
import { WordSpecimens } from './words.tsx';

const THEMES = ['light', 'dark'] as const;

const theme = new URLSearchParams(window.location.search).get('theme');
void show();

async function show(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no element #root.');
  if (theme !== null) document.documentElement.dataset['theme'] = theme;
  await interfaceFaces();
  createRoot(root).render(<StrictMode>{theme === null ? <Sheets /> : <Sheet />}</StrictMode>);
}

function Sheets() {
  return (
    <div className={styles.sheets}>
      {THEMES.map((name) => (
        <iframe key={name} className={styles.sheet} src={`?theme=${name}`} title={name} />
      ))}
    </div>
  );
}

/** Links need a router. This one contains only the sheet. */
function Sheet() {
  const router = createRouter({
    routeTree: createRootRoute({ component: Gallery, notFoundComponent: Gallery }),
    history: createMemoryHistory(),
  });
  return <RouterProvider router={router} />;
}

function Gallery() {
  return (
    <ToastRegion>
      <main id="main" className={styles.gallery} tabIndex={-1}>
        <h1>Parts, {theme}</h1>
        <ControlSpecimens />
        <ChoiceSpecimens />
        <WordSpecimens />
        <PaperSpecimens />
        <OverlaySpecimens />
        <CardSpecimens />
      </main>
    </ToastRegion>
  );
}
