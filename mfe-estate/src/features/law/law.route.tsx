import {
  CERTAINTY_WORDS,
  EVERY_STATE,
  FEDERAL,
  JURISDICTIONS,
  jurisdictionsCiting,
  lawOf,
  restsOn,
  SIMPLIFICATIONS,
} from '@platform/estate-engine/law-book';
import { useDocumentTitle } from '@platform/mfe-kit';
import { today } from '@platform/mfe-kit/calendar';
import { Note, Page, PageHead, Select, Sheet, Stack, UiLink } from '@platform/ui-kit';
import { useSearchParams } from 'react-router';
import css from './law.module.css';
import { CitedRows, LawRows } from './law-rows.tsx';

const OPTIONS = JURISDICTIONS.map(({ code, name }) => ({ value: code, label: name }));
const nameOf = (code: string): string => JURISDICTIONS.find((one) => one.code === code)?.name ?? '';
const pathOf = (code: string): string => `/law?of=${code}`;

/** What the address asks for: a jurisdiction, or the rows behind an authority; what is not known is federal law. */
function useAsked() {
  const [params, setParams] = useSearchParams();
  const authority = params.get('authority');
  const citing = authority === null ? [] : jurisdictionsCiting(authority);
  const [asked = FEDERAL] = [...citing, params.get('of') ?? FEDERAL];
  const of = nameOf(asked) === '' ? FEDERAL : asked;
  return { of, authority, isCited: citing.length > 0, open: (code: string): void => setParams({ of: code }) };
}

/** URL: /law?of=NY or /law?authority=IRC%20§%202044. What the figures are worked out by, as the engine holds it. */
export function LawRoute() {
  useDocumentTitle('Tax and estate law');
  const { of, authority, isCited, open } = useAsked();
  const rows = lawOf(of);
  return (
    <Page>
      <PageHead
        title="Tax and estate law"
        summary="What the figures of every plan are worked out by: each row with its dates, where it is written, and how sure it is."
      />
      <Stack gap={20}>
        <Select
          label="Law of"
          className={css.choice}
          options={OPTIONS}
          value={of}
          onChange={({ target }) => open(target.value)}
        />
        {authority !== null && <Cited authority={authority} of={of} isCited={isCited} />}
        {isCited && authority !== null ? (
          <CitedRows rows={rows.filter((row) => restsOn(row, authority))} of={nameOf(of)} />
        ) : (
          <LawRows rows={rows} day={today()} />
        )}
        {of !== FEDERAL && of !== EVERY_STATE && <SameEverywhere name={nameOf(of)} />}
        <Sheet title="What no figure takes into account">
          <ul className={css.list}>
            {SIMPLIFICATIONS.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </Sheet>
        <Sheet title="How sure a row is">
          <dl className={css.legend}>
            {Object.entries(CERTAINTY_WORDS).map(([letter, words]) => (
              <div key={letter}>
                <dt>Certainty {letter}</dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
        </Sheet>
      </Stack>
    </Page>
  );
}

interface CitedProps {
  readonly authority: string;
  readonly of: string;
  readonly isCited: boolean;
}

function Cited({ authority, of, isCited }: CitedProps) {
  return isCited ? (
    <Note icon="authority">
      What rests on {authority}. <UiLink href={pathOf(of)}>Everything of: {nameOf(of)}</UiLink>
    </Note>
  ) : (
    <Note icon="authority">
      No row of the law rests on {authority} today. It may be the reason of a line in a plan that was kept earlier.
    </Note>
  );
}

/** What is held for no state apart, so that nobody takes its absence for an answer. */
function SameEverywhere({ name }: { readonly name: string }) {
  return (
    <Note icon="authority">
      Title, claims and what each transfer follows: <UiLink href={pathOf(EVERY_STATE)}>the rules of every state</UiLink>{' '}
      stand in for those of {name}. Where its own rule on survival, lapse or divorce is another, its row says so.
    </Note>
  );
}
