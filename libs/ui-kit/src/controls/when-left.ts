import type { FocusEvent } from 'react';

/** For a group of controls: moving among them is no leaving. */
export const whenLeft =
  (onBlur: (() => void) | undefined) =>
  ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
    if (!currentTarget.contains(relatedTarget)) onBlur?.();
  };
