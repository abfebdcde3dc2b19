import { type Cents, formatDollarsAndCents, formatWholeDollars } from '@platform/kernel';
import { Chip, Money, Sheet, Stack, type Tone, UiLink } from '@platform/ui-kit';
import type { ConflictPlace, ConflictSeverity } from '../../gql/graphql.ts';
import { estatePaths } from '../estate/estate.paths.ts';
import css from './conflicts.module.css';
import type { Conflict } from './conflicts-query.ts';

const SEVERITIES: Readonly<Record<ConflictSeverity, { readonly label: string; readonly tone: Tone }>> = {
  HIGH: { label: 'Grave', tone: 'danger' },
  MEDIUM: { label: 'To settle', tone: 'warning' },
  LOW: { label: 'To know', tone: 'asset' },
};

type Path = Exclude<keyof ReturnType<typeof estatePaths>, 'firstQuestions'>;
const PLACES: Readonly<Record<ConflictPlace, readonly [Path, string]>> = {
  BALANCE_SHEET: ['balanceSheet', 'Open the balance sheet'],
  INSURANCE: ['insurance', 'Open the insurance'],
  TRUSTS: ['trusts', 'Open the trusts'],
  DOCUMENTS: ['documents', 'Open documents'],
  FAMILY: ['family', 'Open the family'],
};

export interface ConflictSheetProps {
  readonly estateId: string;
  readonly conflict: Conflict;
}

/** One conflict: what it is, who gains and loses by it, and what to change, with the way there. */
export function ConflictSheet({ estateId, conflict }: ConflictSheetProps) {
  const { severity, title, text, whatToDo, amount, shares, place } = conflict;
  const { label, tone } = SEVERITIES[severity];
  const [path, words] = PLACES[place];
  return (
    <Sheet
      title={title}
      aside={
        <>
          <Chip tone={tone}>{label}</Chip>
          {amount !== null && amount !== undefined && shares.length === 0 && (
            <Chip>
              <Money cents={amount} />
            </Chip>
          )}
        </>
      }
    >
      <Stack gap={12}>
        <p>{text}</p>
        {shares.length > 0 && (
          <ul className={css.shares} aria-label="Who gains and who loses">
            {shares.map((share) => (
              <li key={share.id}>
                <span>{share.name}</span>
                <Signed cents={share.amount} />
              </li>
            ))}
          </ul>
        )}
        <p>
          <b>What to change.</b> {whatToDo} <UiLink href={estatePaths(estateId)[path]}>{words}</UiLink>
        </p>
      </Stack>
    </Sheet>
  );
}

function Signed({ cents }: { readonly cents: Cents }) {
  const sign = cents > 0 ? '+' : '−';
  return (
    <abbr title={`${sign}${formatDollarsAndCents(Math.abs(cents))}`} className={cents > 0 ? css.more : css.less}>
      {sign}${formatWholeDollars(Math.abs(cents))}
    </abbr>
  );
}
