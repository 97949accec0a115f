import { type ComponentProps, useState } from 'react';

type ButtonProps = ComponentProps<'button'>;

/** The props of a button that keeps the focus while it is disabled; the browser would move it to the page's body. */
export function useLastingFocus(button: ButtonProps): ButtonProps {
  const { disabled = false, onFocus, onBlur, onClick } = button;
  const [isFocused, setFocused] = useState(false);
  return {
    ...button,
    disabled: disabled && !isFocused,
    'aria-disabled': disabled ? true : button['aria-disabled'],
    onFocus: (event) => {
      setFocused(true);
      onFocus?.(event);
    },
    onBlur: (event) => {
      setFocused(false);
      onBlur?.(event);
    },
    onClick: (event) => {
      if (disabled) event.preventDefault();
      else onClick?.(event);
    },
  };
}
