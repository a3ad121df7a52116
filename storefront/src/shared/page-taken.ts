/**
 * React takes over a page that came from the server in parts: its frame first, what stands in it a moment later. A
 * navigation in between takes away the very page that is still to be taken over, which the router's outlet doesn't bear
 * (React throws the whole page away then and makes it anew): it waits that moment.
 */
let taken = Promise.resolve();
let end = () => {};

/** Before React begins. */
export function beginTakingOver(): void {
  taken = new Promise((resolve) => {
    end = resolve;
  });
}

/** Every part is React's now. */
export const endTakingOver = (): void => end();

/** At once where nothing is left to take over. */
export const pageTaken = (): Promise<void> => taken;
