import { useLayoutEffect, useRef } from 'react';

/**
 * When a line goes away with the focus in it, the focus goes to the same button of its neighbour, and after the last
 * line to the dialog around it: nobody is thrown back to the top of the page.
 */
export function usePassFocusOn() {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current: line } = root;
    // React runs this while the line still stands in the page.
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
