import { inSentence } from '@platform/contracts/labels';
import { planLabel } from '@platform/contracts/plan-labels';
import { type Cents, formatDollarsAndCents, formatWholeDollars } from '@platform/kernel';
import { Button, Chip, Money, Note, Sheet, Stack, UiLink } from '@platform/ui-kit';
import type { ConflictPlace } from '../../gql/graphql.ts';
import { estatePaths } from '../estate/estate.paths.ts';
import css from './conflicts.module.css';
import type { Conflict } from './conflicts-query.ts';
import { asideBy } from './set-aside-list.tsx';
import { SeverityChip } from './severity-chip.tsx';

type Path = Exclude<keyof ReturnType<typeof estatePaths>, 'firstQuestions'>;
const PATHS: Readonly<Record<ConflictPlace, Path>> = {
  BALANCE_SHEET: 'balanceSheet',
  INSURANCE: 'insurance',
  TRUSTS: 'trusts',
  DOCUMENTS: 'documents',
  FAMILY: 'family',
};

export interface ConflictSheetProps {
  readonly estateId: string;
  readonly conflict: Conflict;
  /** Left out for whoever may not set it aside. */
  readonly onSetAside: (() => void) | undefined;
}

/** One conflict: what it is, who gains and loses by it, and what to change, with the way there. */
export function ConflictSheet({ estateId, conflict, onSetAside }: ConflictSheetProps) {
  const { severity, title, text, whatToDo, amount, shares, place, setAside } = conflict;
  return (
    <Sheet
      title={title}
      aside={
        <>
          <SeverityChip severity={severity} />
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
        {setAside && (
          <Note tone="warning">
            <b>It comes back.</b> {asideBy(setAside)} set it aside{setAside.reason ? `: “${setAside.reason}”.` : '.'}{' '}
            What it is about has changed since, or more is at stake.
          </Note>
        )}
        <p>
          <b>What to change.</b> {whatToDo}{' '}
          <UiLink href={estatePaths(estateId)[PATHS[place]]}>
            Open {inSentence(planLabel('ConflictPlace', place))}
          </UiLink>
        </p>
        {onSetAside && (
          <div className={css.noPrint}>
            <Button size="small" aria-label={`Set aside: ${title}`} onClick={onSetAside}>
              Set aside
            </Button>
          </div>
        )}
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
