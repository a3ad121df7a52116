type Rgb = readonly [number, number, number];

/** '#abc', '#aabbcc' or 'rgb(1,2,3)', as the palettes and the documents write them. Throws on anything else. */
function channels(colour: string): Rgb {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(colour)?.[1];
  const [red, green, blue] = hex
    ? (hex.length === 3 ? [...hex].map((digit) => digit + digit) : (hex.match(/../g) ?? [])).map((pair) =>
        Number.parseInt(pair, 16),
      )
    : (/^rgb\(([\d\s,]+)\)$/
        .exec(colour)?.[1]
        ?.split(/[\s,]+/)
        .map(Number) ?? []);
  if (red === undefined || green === undefined || blue === undefined) {
    throw new Error(`Not an opaque colour value: ${colour}`);
  }
  return [red, green, blue];
}

/** Red, green and blue as amounts of light, 0 to 1. */
export function linear(colour: string): Rgb {
  const light = (value: number) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  const [red, green, blue] = channels(colour);
  return [light(red), light(green), light(blue)];
}

function luminance(colour: string): number {
  const [red, green, blue] = linear(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG's contrast ratio of two opaque colours: 1 (the same) to 21 (black on white). */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
