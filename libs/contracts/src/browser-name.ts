/** The first that matches counts: browsers name others in their user agent. */
const BROWSERS = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|OPiOS\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;
const DEVICES = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android(?=.*Mobile)/, 'an Android phone'],
  [/Android/, 'an Android tablet'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
] as const;

const firstOf = (names: readonly (readonly [RegExp, string])[], text: string): string | undefined =>
  names.find(([pattern]) => pattern.test(text))?.[1];

/** A browser as its owner calls it, in words that are never the user agent's own. Case: `… Chrome/130 …` → "Chrome on macOS". */
export function browserName(userAgent: string): string {
  const browser = firstOf(BROWSERS, userAgent);
  const device = firstOf(DEVICES, userAgent);
  if (browser && device) return `${browser} on ${device}`;
  return browser ?? device?.replace(/^an /, '') ?? 'Unknown browser';
}
