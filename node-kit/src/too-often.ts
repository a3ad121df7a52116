/** So many ends in so many milliseconds are no accident any more. */
const TOO_OFTEN = { ends: 4, within: 60_000 };

/** To be called whenever something ends that is started again: whether it has ended too often for that. */
export function tooOften(): () => boolean {
  let ends: number[] = [];
  return () => {
    const now = Date.now();
    ends = [...ends, now].filter((end) => now - end < TOO_OFTEN.within);
    return ends.length >= TOO_OFTEN.ends;
  };
}
