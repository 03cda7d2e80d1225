import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { unpackWoff } from './unpackWoff.ts';

/** Regular and emphasised text. */
export type Weight = 'regular' | 'strong';

/** The looped letters of the shop's reading font; one file a script. */
const scripts = ['thai', 'latin'] as const;
type Script = (typeof scripts)[number];
const files: Readonly<Record<Weight, number>> = { regular: 400, strong: 600 };
const family = 'ibm-plex-sans-thai-looped';

const { resolve } = createRequire(import.meta.url);
const pathOf = (script: Script, weight: Weight): string =>
  resolve(`@fontsource/${family}/files/${family}-${script}-${files[weight]}-normal.woff`);

export type FontFile = { readonly name: string; readonly bytes: Buffer };
export const fontName = (script: Script, weight: Weight): string => `${script} ${weight}`;

let loaded: readonly FontFile[] | null = null;

/** All font files, read once; a document embeds only used glyphs. */
export function fontFiles(): readonly FontFile[] {
  loaded ??= (['regular', 'strong'] as const).flatMap((weight) =>
    scripts.map((script) => ({
      name: fontName(script, weight),
      bytes: unpackWoff(readFileSync(pathOf(script, weight))),
    })),
  );
  return loaded;
}

/** A text in runs of one script each; spaces belong to the run before them. */
export function scriptRuns(text: string): readonly { readonly script: Script; readonly text: string }[] {
  const runs: { script: Script; text: string }[] = [];
  for (const sign of text) {
    const last = runs.at(-1);
    const script = scriptOf(sign) ?? last?.script ?? 'latin';
    if (last?.script === script) last.text += sign;
    else runs.push({ script, text: sign });
  }
  return runs;
}

/** `null`: both fonts have it. */
function scriptOf(sign: string): Script | null {
  if (sign === ' ' || sign === '\u00A0') return null;
  return /[\u0E00-\u0E7F]/.test(sign) ? 'thai' : 'latin';
}
