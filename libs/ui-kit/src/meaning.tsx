import {
  type Icon,
  IconAlertTriangle,
  IconBook2,
  IconBuildingBank,
  IconBulb,
  IconCheck,
  IconClock,
  IconFileText,
  IconHeartHandshake,
  IconInfoCircle,
  IconQuote,
  IconReceipt,
  IconShield,
  IconUmbrella,
  IconUser,
  IconUsers,
} from '@tabler/icons-react';

/** What a colour stands for; it stays the same in every organization. */
export type Meaning = 'family' | 'trust' | 'document' | 'tax' | 'charity' | 'asset';
export type Tone = Meaning | 'accent' | 'positive' | 'warning' | 'danger';

/** Icons with a fixed meaning: the same everywhere. */
export type IconName =
  | Meaning
  | 'household'
  | 'insurance'
  | 'authority'
  | 'stale'
  | 'opportunity'
  | 'citation'
  | 'positive'
  | 'warning'
  | 'danger'
  | 'accent';

const ICONS: Readonly<Record<IconName, Icon>> = {
  family: IconUser,
  household: IconUsers,
  trust: IconShield,
  document: IconFileText,
  tax: IconReceipt,
  charity: IconHeartHandshake,
  insurance: IconUmbrella,
  asset: IconBuildingBank,
  authority: IconBook2,
  stale: IconClock,
  opportunity: IconBulb,
  citation: IconQuote,
  positive: IconCheck,
  warning: IconClock,
  danger: IconAlertTriangle,
  accent: IconInfoCircle,
};

export interface MeaningIconProps {
  readonly name: IconName;
  readonly size?: number;
  /** Name for assistive technology; without it the icon is decoration beside its word. */
  readonly label?: string;
}

export function MeaningIcon({ name, size = 16, label }: MeaningIconProps) {
  const Glyph = ICONS[name];
  return label ? (
    <Glyph size={size} stroke={1.6} role="img" aria-label={label} />
  ) : (
    <Glyph size={size} stroke={1.6} aria-hidden />
  );
}

/** `solid`, `mid` or `tint` of a tone as a CSS value. */
export function toneColour(tone: Tone, step: 'solid' | 'mid' | 'tint'): string {
  if (tone === 'accent')
    return { solid: 'var(--accent-text)', mid: 'var(--accent-medium)', tint: 'var(--accent-subtle)' }[step];
  if (tone === 'positive' && step === 'mid') return 'var(--positive-solid)';
  return `var(--${tone}-${step})`;
}
