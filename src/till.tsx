/** The page of a counter: its own small bundle, without the application (TILL-02). */
import './ui/theme/fonts.ts';
import './ui/theme/reset.css.ts';
import { createRoot } from 'react-dom/client';
import { startTill } from './app/till/start-till.ts';
import { TillScreen } from './routes/-till/till-screen.tsx';

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<TillScreen {...startTill(location.pathname)} />);
