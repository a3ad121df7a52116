/** With this many ends within this time (milliseconds), the program is not restarted. */
const TOO_OFTEN = { ends: 4, within: 60_000 };

/** Returns a function to call whenever a restarted program ends; the function returns true when it has ended too often. */
export function createRestartLimit(): () => boolean {
  let ends: number[] = [];
  return () => {
    const now = Date.now();
    ends = [...ends, now].filter((end) => now - end < TOO_OFTEN.within);
    return ends.length >= TOO_OFTEN.ends;
  };
}
