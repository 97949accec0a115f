/** The painted first question of a new coupon (WIZ-17): it is answered before the application is there. */
import type { WizardActor } from '../../machines/wizard/wizard.machine.ts';
import { ATTRIBUTE, type OpenedRoute } from './first-paint.ts';

/** The painted button that was pressed last. */
const PRESSED = 'data-pressed';

/** Shows it, keeps presses, and hands over to the application. */
export function showQuestion(root: HTMLElement, paint: Node): void {
  root.setAttribute(ATTRIBUTE, 'wizard');
  root.append(paint);
  root.addEventListener('click', (event) => keepPress(root, event));
  globalThis.handOver = (routes) => {
    takeAnswer(root, routes);
    const focused = twinOf(root, document.activeElement);
    const pressed = twinOf(root, root.querySelector(`[${PRESSED}]`));
    return () => {
      focused()?.focus({ preventScroll: true });
      pressed()?.click();
    };
  };
}

function keepPress(root: HTMLElement, event: MouseEvent): void {
  const { target } = event;
  const button = target instanceof Element ? target.closest('button') : null;
  if (button === null || !root.hasAttribute(ATTRIBUTE)) return;
  event.preventDefault();
  root.querySelector(`[${PRESSED}]`)?.removeAttribute(PRESSED);
  button.setAttribute(PRESSED, '');
  if (button.type === 'submit') showAwaited(root);
}

/** What a submission waits for, in the words of the application. */
function showAwaited(root: HTMLElement): void {
  const template = root.querySelector<HTMLTemplateElement>('template[data-awaited]');
  template?.replaceWith(template.content);
}

/** The opened wizard takes the answer as it takes one to its own question (STEP-09). */
function takeAnswer(root: HTMLElement, routes: readonly OpenedRoute[]): void {
  const answer = root.querySelector<HTMLInputElement>('[name="haveLogoImage"]:checked')?.value;
  const actor = actorOf(routes.at(-1)?.context);
  if (answer === 'yes' || answer === 'no')
    actor?.send({ type: 'form.change', values: { haveLogoImage: answer } });
}

function actorOf(
  context: object & Partial<{ readonly wizard: { readonly actor: WizardActor } | null }> = {},
): WizardActor | undefined {
  return context.wizard?.actor;
}

/** Finds the element of the same name in whatever is in the root by then. */
function twinOf(root: HTMLElement, element: Element | null): () => HTMLElement | undefined {
  const name = element === null ? '' : nameOf(element);
  const alike = () =>
    [...root.querySelectorAll<HTMLElement>('a, button, input, main')].filter(
      (one) => nameOf(one) === name,
    );
  const index = alike().findIndex((one) => one === element);
  return () => alike()[index];
}

function nameOf(element: Element): string {
  const words = element.id === 'main' ? '' : (element.ariaLabel ?? element.textContent);
  return `${element.localName} ${element.getAttribute('value')} ${words}`;
}
