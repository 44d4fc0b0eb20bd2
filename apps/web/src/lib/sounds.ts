/** What a scan sounds like: done, done but look at the screen, refused. */
export type Sound = 'done' | 'look' | 'refused';

/** Tones of each sound: frequency in hertz, start and length in seconds. */
const TONES: Readonly<Record<Sound, readonly (readonly [number, number, number])[]>> = {
  done: [[880, 0, 0.08]],
  look: [
    [660, 0, 0.1],
    [990, 0.14, 0.16],
  ],
  refused: [
    [220, 0, 0.14],
    [180, 0.18, 0.24],
  ],
};

const LOUDNESS = 0.12;
let context: AudioContext | undefined;

/** Plays a sound, where the browser can: staff look at the book, not at the screen. */
export function playSound(sound: Sound): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const { currentTime, destination } = context;
  for (const [frequency, start, length] of TONES[sound]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = frequency;
    volume.gain.value = LOUDNESS;
    tone.connect(volume).connect(destination);
    tone.start(currentTime + start);
    tone.stop(currentTime + start + length);
  }
}
