import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { Button } from '../../parts/buttons/button.tsx';

/** A button that disappears with the image; its focus then moves to the field's file picker. */
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
