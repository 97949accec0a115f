/**
 * What the painted landing page can do by itself (HOME-01): its menus, the choice of paper, the line about the network,
 * and the count of the visit. It stands in the page, 2 kB compressed, so that a visitor loads no application before a
 * link is about to be followed.
 */
import { maySeeVisits } from './app/visits/analytics-switch.ts';
import { hasSession } from './app/start/first-paint.ts';
import { rememberLanguage } from './app/session/language.ts';
import { applyTheme, rememberTheme, rememberedTheme } from './app/session/theme.ts';
import { watched } from './app/actors/watched.ts';
import { whenIdle } from './app/loading/when-idle.ts';
import { NETWORK_BACK_MS } from './domain/start-limits.ts';

const { entry = '' } = document.documentElement.dataset;
/** The address of the analytics; none where the site does not count. */
const visits = document.currentScript?.dataset['visits'];

// Signed-in users load the application anyway. It also loads when its machines are inspected.
if (watched().inspect !== undefined && !hasSession()) void import(/* @vite-ignore */ entry);
else if (!hasSession()) awaken();

function awaken(): void {
  const root = document.querySelector('#root') ?? document.body;
  for (const button of root.querySelectorAll<HTMLElement>('button[aria-controls]')) {
    const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
    if (button.parentElement !== null && panel !== null)
      disclose(button, panel, button.parentElement);
  }
  for (const select of root.querySelectorAll('select'))
    if (select.name === 'language') offerLanguage(select);
    else offerTheme(select);
  followNetwork(root);
  fetchOnIntent(root);
  if (visits !== undefined && maySeeVisits({ analytics: true })) countVisit(visits);
}

/** As `useDisclosure` has it: a press opens; Escape, a press outside, a followed link and leaving it close. */
function disclose(button: HTMLElement, panel: HTMLElement, container: HTMLElement): void {
  const show = (open: boolean) => {
    button.setAttribute('aria-expanded', `${open}`);
    panel.hidden = !open;
  };
  const close = () => {
    if (panel.hidden) return;
    // What closes with the focus in it would take the focus along.
    if (container.contains(document.activeElement)) button.focus();
    show(false);
  };
  const isOutside = (target: EventTarget | null) =>
    target instanceof Node && !container.contains(target);
  button.addEventListener('click', () => show(panel.hidden !== false));
  panel.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a') !== null) close();
  });
  container.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
  container.addEventListener('focusout', ({ relatedTarget }) => {
    if (isOutside(relatedTarget)) close();
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (isOutside(target)) close();
  });
  button.inert = false;
}

function offerTheme(select: HTMLSelectElement): void {
  select.value = rememberedTheme();
  select.addEventListener('change', () => {
    const theme = select.value === 'light' || select.value === 'dark' ? select.value : 'system';
    applyTheme(theme);
    rememberTheme(theme);
  });
  select.disabled = false;
}

function offerLanguage(select: HTMLSelectElement): void {
  select.addEventListener('change', () => {
    if (rememberLanguage(select.value === 'es' ? 'es' : 'en')) location.reload();
  });
  select.disabled = false;
}

/** The words wait beside the line, in templates. */
function followNetwork(root: ParentNode): void {
  let timer = 0;
  const say = (state: string | null) => {
    clearTimeout(timer);
    const words = root.querySelector<HTMLTemplateElement>(`template[data-network="${state}"]`);
    const line = root.querySelector('[role="status"]');
    line?.replaceChildren(...(words === null ? [] : [words.content.cloneNode(true)]));
  };
  window.addEventListener('offline', () => say('gone'));
  window.addEventListener('online', () => {
    say('back');
    timer = window.setTimeout(() => say(null), NETWORK_BACK_MS);
  });
  if (!navigator.onLine) say('gone');
}

/** A link that is pointed at, focused or touched is likely to be followed: its page begins with the application's code. */
function fetchOnIntent(root: Element): void {
  // A touch is a `pointerover` too.
  const signs = ['pointerover', 'focusin'];
  const fetchFor = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === null || link.origin !== location.origin || link.pathname === location.pathname)
      return;
    for (const sign of signs) root.removeEventListener(sign, fetchFor);
    const hint = document.createElement('link');
    document.head.append(Object.assign(hint, { rel: 'modulepreload', href: entry }));
  };
  for (const sign of signs) root.addEventListener(sign, fetchFor, { passive: true });
}

type Analytics = typeof import('./app/visits/analytics.ts');

/** The page that is open is the only one: its links lead to others. */
function countVisit(address: string): void {
  whenIdle(() => {
    const module = import(/* @vite-ignore */ address) as Promise<Analytics>;
    const page = { state: { location: window.location }, subscribe: () => () => {} };
    module.then(
      ({ startAnalytics }) => startAnalytics(page),
      () => {},
    );
  });
}
