/**
 * Selects the text of a field on focus, so that typing replaces it. Selects again after a click placed the cursor,
 * unless the user typed meanwhile.
 */
export function selectAll(input: HTMLInputElement) {
  // React rewrites the field on focus; wait for that.
  queueMicrotask(() => {
    input.select();
    const { value } = input;
    requestAnimationFrame(() => {
      if (input.value === value && document.activeElement === input) input.select();
    });
  });
}
