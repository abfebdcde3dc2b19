import tokens from './tokens.json' with { type: 'json' };

type Scheme = 'light' | 'dark';
type Pair = Readonly<Record<Scheme, string>>;

const NEUTRALS = tokens.color.neutral as Readonly<Record<string, Pair>>;
const ACCENTS = tokens.color.accent as Readonly<Record<string, Pair>>;
const MEANINGS = [
  'family',
  'trust',
  'document',
  'tax',
  'charity',
  'asset',
  'positive',
  'warning',
  'danger',
  'cite',
] as const;

/** CSS variables of one scheme: neutrals by name, accents as `--accent-…`, meaning colours as `--tax-solid` and so on. */
export function schemeVariables(scheme: Scheme): Record<string, string> {
  const variables: Record<string, string> = {};
  for (const [name, pair] of Object.entries(NEUTRALS)) variables[`--${name}`] = pair[scheme];
  for (const [name, pair] of Object.entries(ACCENTS)) {
    variables[`--accent-${name === 'onAccent' ? 'on' : name}`] = pair[scheme];
  }
  for (const meaning of MEANINGS) {
    const steps = tokens.color[meaning] as Readonly<Record<string, Pair>>;
    for (const [step, pair] of Object.entries(steps)) variables[`--${meaning}-${step}`] = pair[scheme];
  }
  return variables;
}

const block = (selector: string, variables: Record<string, string>): string =>
  `${selector} {\n${Object.entries(variables)
    .map(([name, value]) => `  ${name}: ${value.toLowerCase()};`)
    .join('\n')}\n}\n`;

/** As the formatter writes numbers: `.5` is `0.5`. */
const formatted = (css: string): string => css.replaceAll(/(?<![\d\w])\.(?=\d)/g, '0.').replaceAll(/,(?=\d)/g, ', ');

/** The whole of tokens.css, as the script writes it. */
export function tokensCss(): string {
  const shape = {
    '--radius-chip': `${tokens.radius.chip}px`,
    '--radius-control': `${tokens.radius.control}px`,
    '--radius-sheet': `${tokens.radius.sheet}px`,
    '--radius-dialog': `${tokens.radius.dialog}px`,
    '--sans': `"${tokens.font.sans.family}", ${tokens.font.sans.fallback}`,
    '--serif': `"${tokens.font.serif.family}", ${tokens.font.serif.fallback}`,
    '--ease': tokens.motion.easing,
    '--gutter': `${tokens.layout.gutter}px`,
    '--shadow-pop': tokens.elevation.pop,
    '--shadow-dialog': tokens.elevation.dialog,
    '--shadow-lift': tokens.elevation.lift,
  };
  const darkShadows = {
    '--shadow-pop': '0 0 0 1px rgb(255 255 255 / .09), 0 12px 32px -8px rgb(0 0 0 / .7)',
    '--shadow-dialog': '0 0 0 1px rgb(255 255 255 / .1), 0 32px 80px -24px rgb(0 0 0 / .9)',
  };
  // Font names keep their case, so shape variables are written as they are.
  const raw = `:root {\n${Object.entries(shape)
    .map(([name, value]) => `  ${name}: ${value};`)
    .join('\n')}\n  color-scheme: light;\n}\n`;
  const dark = `:root[data-mantine-color-scheme="dark"] {\n  color-scheme: dark;\n}\n`;
  return formatted(
    [
      '/* Written from tokens.json by scripts/write-tokens-css.ts. */',
      raw,
      block(':root', schemeVariables('light')),
      block(':root[data-mantine-color-scheme="dark"]', { ...schemeVariables('dark'), ...darkShadows }),
      dark,
    ].join('\n'),
  );
}
