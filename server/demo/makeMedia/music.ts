/** Gentle music for a lesson, as a 16-bit mono WAV: a soft chord that changes every four bars, plucked notes over it. */
const SAMPLE_RATE = 48_000;

const chords = [
  [0, 4, 7],
  [-3, 0, 4],
  [5, 9, 12],
  [7, 11, 14],
] as const;
const NOTES_PER_CHORD = 16;
const melody = [0, 7, 12, 16, 14, 12, 7, 4, 12, 7, 16, 14, 12, 9, 7, 4];

const hertz = (root: number, semitones: number) => root * 2 ** (semitones / 12);

/** A struck wooden bar: quick start, soft overtone, gone within a second. */
function addPluck(samples: Float64Array, startSeconds: number, frequency: number, loudness: number): void {
  const start = Math.round(startSeconds * SAMPLE_RATE);
  const length = Math.min(SAMPLE_RATE * 1.4, samples.length - start);
  for (let index = 0; index < length; index++) {
    const t = index / SAMPLE_RATE;
    const body = Math.exp(-3.6 * t) * Math.sin(2 * Math.PI * frequency * t);
    const overtone = 0.3 * Math.exp(-11 * t) * Math.sin(2 * Math.PI * frequency * 4 * t);
    samples[start + index] = (samples[start + index] ?? 0) + loudness * Math.min(1, t / 0.006) * (body + overtone);
  }
}

function addChord(samples: Float64Array, start: number, seconds: number, frequencies: readonly number[]): void {
  const first = Math.round(start * SAMPLE_RATE);
  const length = Math.min(Math.round(seconds * SAMPLE_RATE), samples.length - first);
  for (let index = 0; index < length; index++) {
    const t = index / SAMPLE_RATE;
    const swell = Math.sin(Math.PI * Math.min(1, t / seconds)) ** 0.5;
    const sound = frequencies.reduce((sum, frequency) => sum + Math.sin(2 * Math.PI * frequency * t), 0);
    samples[first + index] = (samples[first + index] ?? 0) + 0.05 * swell * sound;
  }
}

function toWav(samples: Float64Array): Buffer {
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const wav = Buffer.alloc(44 + samples.length * 2);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(36 + samples.length * 2, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(SAMPLE_RATE, 24);
  wav.writeUInt32LE(SAMPLE_RATE * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((sample, index) => {
    wav.writeInt16LE(Math.round((sample / loudest) * 0.5 * 32_767), 44 + index * 2);
  });
  return wav;
}

/** The piece for a film of `seconds`, faded at both ends. */
export function composeMusic(seconds: number, rootHz: number, noteSeconds: number): Buffer {
  const samples = new Float64Array(Math.round(seconds * SAMPLE_RATE));
  for (let note = 0; note * noteSeconds < seconds; note++) {
    const chord = chords[Math.floor(note / NOTES_PER_CHORD) % chords.length] ?? chords[0];
    if (note % NOTES_PER_CHORD === 0) {
      const frequencies = chord.map((semitones) => hertz(rootHz, semitones));
      addChord(samples, note * noteSeconds, NOTES_PER_CHORD * noteSeconds, frequencies);
    }
    // Every third note rests, so that the tune breathes.
    if (note % 3 === 2) continue;
    const semitones = chord[0] + (melody[note % melody.length] ?? 0);
    addPluck(samples, note * noteSeconds, hertz(rootHz, semitones), note % 4 === 0 ? 0.2 : 0.13);
  }
  const fade = (index: number) =>
    Math.min(1, index / (0.4 * SAMPLE_RATE), (samples.length - index) / (1.6 * SAMPLE_RATE));
  return toWav(samples.map((sample, index) => sample * fade(index)));
}
