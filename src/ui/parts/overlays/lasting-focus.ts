import { useState } from 'react';

/** Props of a button that keeps the focus after its last possible press; a disabled button would lose it. */
export function useLastingFocus(can: boolean) {
  const [isFocused, setFocused] = useState(false);
  return {
    disabled: !can && !isFocused,
    'aria-disabled': !can,
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
}
