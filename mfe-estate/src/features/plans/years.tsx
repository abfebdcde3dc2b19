import { today } from '@platform/mfe-kit/calendar';
import { Row, Select } from '@platform/ui-kit';
import { useSearchParams } from 'react-router';
import css from './plans.module.css';

/** How many years are shown at once, for each choice. */
const SPANS = [10, 20, 30, 50] as const;
const DEFAULT_SPAN = 20;
const YEAR = /^\d{4}$/;

export interface ShownYears {
  readonly startYear: number;
  readonly endYear: number;
  readonly span: number;
  readonly set: (changes: { readonly from?: number; readonly years?: number }) => void;
}

/** Which years a page shows, kept in its address; from `before` years ago on where it says none. */
export function useShownYears(before = 0): ShownYears {
  const [params, setParams] = useSearchParams();
  const from = params.get('from') ?? '';
  const asked = Number(params.get('years'));
  const span = SPANS.find((one) => one === asked) ?? DEFAULT_SPAN;
  const startYear = YEAR.test(from) ? Number(from) : Number(today().slice(0, 4)) - before;
  return {
    startYear,
    endYear: startYear + span - 1,
    span,
    set({ from: first, years }) {
      const next = new URLSearchParams(params);
      if (first !== undefined) next.set('from', String(first));
      if (years !== undefined) next.set('years', String(years));
      setParams(next, { replace: true });
    },
  };
}

const DECADE = 10;
/** Beginnings that can be chosen: two decades back, five ahead, and the one that is shown. */
function beginnings(startYear: number): { value: string; label: string }[] {
  const now = Number(today().slice(0, 4));
  const around = Array.from({ length: 8 }, (_one, index) => now + (index - 2) * DECADE);
  return [...new Set([...around, now - 5, startYear])]
    .toSorted((a, b) => a - b)
    .map((year) => ({ value: String(year), label: String(year) }));
}

export function YearChoice({ years }: { readonly years: ShownYears }) {
  return (
    <Row gap={12} align="end" wrap className={`${css.toolbar} ${css.noPrint}`}>
      <Select
        label="From"
        value={String(years.startYear)}
        options={beginnings(years.startYear)}
        onChange={(event) => years.set({ from: Number(event.target.value) })}
      />
      <Select
        label="Years"
        value={String(years.span)}
        options={SPANS.map((span) => ({ value: String(span), label: `${span} years` }))}
        onChange={(event) => years.set({ years: Number(event.target.value) })}
      />
    </Row>
  );
}
