import { useEffect, useRef } from 'react';

/**
 * Does something at once, or while the mouse or a finger presses something, once that is let go. What is said about a
 * field that was left takes room: a button that moves away under the press would not get its click.
 */
export function useAfterPress(): (act: () => void) => void {
  const pressed = useRef(false);
  const waiting = useRef<() => void>(undefined);

  useEffect(() => {
    const press = () => {
      pressed.current = true;
    };
    // A click comes right after its release, in the same task.
    const release = () =>
      setTimeout(() => {
        pressed.current = false;
        waiting.current?.();
        waiting.current = undefined;
      });
    // A finger's press sends these too, once it was a tap; its pointer is up by then.
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
