/**
 * Marks what stands in a field that was just entered, so that typing takes its place: at once for who comes by keyboard,
 * and again after a click has put the caret, unless something was typed meanwhile.
 */
export function selectAll(input: HTMLInputElement) {
  // The field is written anew on entering; React does that first.
  queueMicrotask(() => {
    input.select();
    const { value } = input;
    requestAnimationFrame(() => {
      if (input.value === value && document.activeElement === input) input.select();
    });
  });
}
