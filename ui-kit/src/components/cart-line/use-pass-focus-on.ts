import { useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus when the focused line is removed: to the same button of the next line, or after the last line to the
 * dialog. Otherwise the focus would return to the top of the page.
 */
export function usePassFocusOn() {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current: line } = root;
    // React runs this cleanup while the line is still in the DOM.
    return () => {
      if (!line?.contains(document.activeElement)) return;
      const lines = [...(line.parentElement?.querySelectorAll('[data-line]') ?? [])];
      const at = lines.indexOf(line);
      const heir = (lines[at + 1] ?? lines[at - 1])?.querySelector<HTMLElement>('[data-remove]');
      (heir ?? line.closest<HTMLElement>('[tabindex="-1"]'))?.focus();
    };
  }, []);
  return root;
}
