/** The two notes of the chime: frequency in Hz and start in seconds. */
const NOTES = [
  { frequency: 659.25, at: 0 },
  { frequency: 987.77, at: 0.14 },
] as const;
const LASTS = 0.45;
const LOUDNESS = 0.18;

let context: AudioContext | undefined;

/** Plays a chime by Web Audio, without a file. Silent before the first click, as browsers require. */
export async function playChime(): Promise<void> {
  try {
    context ??= new AudioContext();
    await context.resume();
    for (const { frequency, at } of NOTES) strike(context, frequency, context.currentTime + at);
  } catch {
    // No sound is available; toast and badge announce the order too.
  }
}

function strike(audio: AudioContext, frequency: number, start: number): void {
  const gain = new GainNode(audio, { gain: 0 });
  const note = new OscillatorNode(audio, { type: 'sine', frequency });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(LOUDNESS, start + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.001, start + LASTS);
  note.connect(gain).connect(audio.destination);
  note.start(start);
  note.stop(start + LASTS);
}
