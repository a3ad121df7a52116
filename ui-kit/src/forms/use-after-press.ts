import { useEffect, useRef } from 'react';

/**
 * Runs an action at once, or after the release if the user is pressing the mouse or a finger. An error message on blur
 * takes room: a button that moves during the press would lose its click.
 */
export function useAfterPress(): (act: () => void) => void {
  const pressed = useRef(false);
  const waiting = useRef<() => void>(undefined);

  useEffect(() => {
    const press = () => {
      pressed.current = true;
    };
    // The click follows the release in the same task.
    const release = () =>
      setTimeout(() => {
        pressed.current = false;
        waiting.current?.();
        waiting.current = undefined;
      });
    // A tap also sends mouse events, after its pointer is up.
    document.addEventListener('mousedown', press, true);
    document.addEventListener('mouseup', release, true);
    document.addEventListener('dragend', release, true);
    return () => {
      document.removeEventListener('mousedown', press, true);
      document.removeEventListener('mouseup', release, true);
      document.removeEventListener('dragend', release, true);
    };
  }, []);

  return (act) => {
    if (pressed.current) waiting.current = act;
    else act();
  };
}
