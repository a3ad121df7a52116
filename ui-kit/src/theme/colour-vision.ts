import { linear } from './contrast.ts';

type Matrix = readonly [readonly number[], readonly number[], readonly number[]];

/** How light arrives in an eye that lacks one kind of cone wholly (Machado, Oliveira and Fernandes, 2009). */
const eyes: Record<string, Matrix> = {
  common: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

export const eyeNames = ['common', 'protanopia', 'deuteranopia', 'tritanopia'] as const;
export type Eye = (typeof eyeNames)[number];

const times = (matrix: Matrix, vector: readonly number[]) =>
  matrix.map((row) => row.reduce((sum, factor, at) => sum + factor * (vector[at] ?? 0), 0));

/** The colour as light, 0 to 1 per channel, as that eye gets it. */
const lightSeenBy = (colour: string, eye: Eye) =>
  times(eyes[eye] as Matrix, linear(colour)).map((value) => Math.min(1, Math.max(0, value)));

/** The colour that shows what that eye sees, as `rgb(…)`. */
export function colourSeenBy(colour: string, eye: Eye): string {
  const share = (light: number) => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);
  return `rgb(${lightSeenBy(colour, eye)
    .map((light) => Math.round(share(light) * 255))
    .join(',')})`;
}

/** OKLab: lightness, and two axes of colour. Distances in it are about what an eye takes them for. */
function oklab(light: readonly number[]): number[] {
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    light,
  ).map(Math.cbrt);
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones,
  );
}

/** How far apart two colours are to that eye: 0 the same, 1 black and white; from about 0.1 on nobody confuses them. */
export function distance(one: string, other: string, eye: Eye): number {
  const [a, b] = [oklab(lightSeenBy(one, eye)), oklab(lightSeenBy(other, eye))] as const;
  return Math.hypot(...a.map((value, at) => value - (b[at] ?? 0)));
}
