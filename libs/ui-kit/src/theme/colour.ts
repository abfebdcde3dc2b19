/** sRGB and OKLCH by Björn Ottosson's matrices; contrast by WCAG 2. Only what the theme guard needs. */
export interface Oklch {
  /** 0–1 */
  readonly lightness: number;
  readonly chroma: number;
  /** radians */
  readonly hue: number;
}

type Triple = readonly [number, number, number];

const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

export function isHexColour(text: string): boolean {
  return HEX.test(text);
}

function channels(hex: string): Triple {
  const match = HEX.exec(hex);
  if (!match) throw new RangeError(`"${hex}" is not a colour (#RRGGBB)`);
  return [1, 2, 3].map((i) => Number.parseInt(match[i] ?? '0', 16) / 255) as unknown as Triple;
}

const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const gamma = (value: number): number => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

function luminance(hex: string): number {
  const [r, g, b] = channels(hex).map(linear) as unknown as Triple;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG contrast ratio, 1–21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

export function toOklch(hex: string): Oklch {
  const [r, g, b] = channels(hex).map(linear) as unknown as Triple;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { lightness, chroma: Math.hypot(a, bb), hue: Math.atan2(bb, a) };
}

function linearRgb({ lightness, chroma, hue }: Oklch): Triple {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** The nearest colour a screen can show: chroma gives way first, so that hue and lightness stay. */
export function fromOklch(colour: Oklch): string {
  let { chroma } = colour;
  let rgb = linearRgb(colour);
  while (chroma > 0 && rgb.some((value) => value < -0.0005 || value > 1.0005)) {
    chroma = Math.max(0, chroma - 0.004);
    rgb = linearRgb({ ...colour, chroma });
  }
  const hex = rgb.map((value) =>
    Math.round(Math.min(1, Math.max(0, gamma(Math.max(0, value)))) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('')}`;
}

export function withLightness(hex: string, lightness: number): string {
  return fromOklch({ ...toOklch(hex), lightness });
}

/**
 * Moves OKLCH lightness by 0.01, down on light and up on dark backgrounds, until `hex` reaches `ratio` on all of them.
 * Black or white ends the walk, so it always returns a colour.
 */
export function reachContrast(hex: string, backgrounds: readonly string[], ratio: number): string {
  const reaches = (colour: string): boolean => backgrounds.every((on) => contrast(colour, on) >= ratio);
  if (reaches(hex)) return hex;
  const start = toOklch(hex);
  const average = backgrounds.reduce((sum, on) => sum + toOklch(on).lightness, 0) / Math.max(1, backgrounds.length);
  const step = average > 0.6 ? -0.01 : 0.01;
  for (let lightness = start.lightness + step; lightness > 0 && lightness < 1; lightness += step) {
    const colour = fromOklch({ ...start, lightness });
    if (reaches(colour)) return colour;
  }
  return step < 0 ? '#000000' : '#ffffff';
}
