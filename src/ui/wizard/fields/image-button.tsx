import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { Button } from '../../parts/button.tsx';

/** A button that goes with the image; a focus on it then goes to the file picker of its field. */
export function ImageButton(button: ComponentProps<typeof Button>) {
  const own = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const element = own.current;
    const field = element?.closest('fieldset');
    return () => {
      if (element === null || element !== document.activeElement) return;
      field?.querySelector<HTMLElement>('button[name]')?.focus();
    };
  }, []);
  return <Button ref={own} {...button} />;
}
