import { planLabel } from '@platform/contracts/plan-labels';
import { Chip, type Tone } from '@platform/ui-kit';
import type { ConflictSeverity } from '../../gql/graphql.ts';

const TONES: Readonly<Record<ConflictSeverity, Tone>> = { HIGH: 'danger', MEDIUM: 'warning', LOW: 'asset' };

/** How grave a conflict is. */
export const SeverityChip = ({ severity }: { readonly severity: ConflictSeverity }) => (
  <Chip tone={TONES[severity]}>{planLabel('ConflictSeverity', severity)}</Chip>
);
