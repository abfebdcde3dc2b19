import { INTESTACY_MODEL } from '../distribution/family/intestate-heirs.ts';
import { MODEL_SILENT_CLAUSE, type SilentClauseLaw, silentClauseLaw } from '../law/apportionment-tables.ts';
import { ELECTIVE_SHARE_LAWS } from '../law/elective-share-tables.ts';
import { INTESTACY_LAWS } from '../law/intestacy-tables.ts';
import { PARTNER_LAWS } from '../law/partner-tables.ts';
import { type StateElectionLaw, stateElectionLaw } from '../law/state-election-tables.ts';
import { intestacyWords } from './intestacy-words.ts';
import type { LawRow } from './law-row.ts';

const BEARERS: Readonly<Record<SilentClauseLaw['rule'], string>> = {
  APPORTION: 'Everybody whose share is taxed bears a part of the tax, by what it is worth.',
  RESIDUE: 'What is left of the estate bears the tax, before anybody else.',
  GIFTS_SPARED:
    'Everybody whose share is taxed bears a part of the tax, by what it is worth; but the part of gifts of things and of money is borne by what is left of the estate.',
};

/** Who bears estate tax where neither will nor trust says so. */
export function apportionmentRow(state: string): LawRow {
  const law = silentClauseLaw(state);
  return law === MODEL_SILENT_CLAUSE
    ? standIn(
        'No row of this state’s own is held: the model act, which most statutes follow, stands in.',
        MODEL_BEARERS,
      )
    : bearersRow(law);
}

const bearersRow = ({ rule, authority, certainty }: SilentClauseLaw): LawRow => ({
  topic: 'apportionment',
  title: 'Who bears estate tax when will and trust are silent',
  says: [BEARERS[rule], 'A plan that rests on it says so with a warning.'],
  authority: [authority],
  certainty,
  isOwn: true,
});
const MODEL_BEARERS = bearersRow(MODEL_SILENT_CLAUSE);
const standIn = (because: string, model: LawRow): LawRow => ({
  ...model,
  says: [because, ...model.says],
  isOwn: false,
});

const ELECTIONS: Readonly<Record<StateElectionLaw['allowed'], string>> = {
  ALWAYS: 'A trust may be elected for the state’s tax apart from the federal election.',
  WITHOUT_FEDERAL_RETURN:
    'A trust may be elected for the state’s tax alone only where no federal return is required, gifts included; beside one the federal election binds.',
};

const LIMITED = 'No more is deducted than what the federal exclusion of the deceased exceeds the state’s by.';

/** Whether a trust may be elected for the state alone; no row where there is no estate tax to elect for. */
export function electionRows(state: string): readonly LawRow[] {
  const law = stateElectionLaw(state);
  if (!law) return [];
  return [
    {
      topic: 'election',
      title: 'A marital trust elected for the state alone',
      says: [ELECTIONS[law.allowed], ...(law.isLimited ? [LIMITED] : [])],
      authority: [law.authority],
      certainty: law.certainty,
      isOwn: true,
    },
  ];
}

/** What a spouse may claim against a will, where the statute is held; else the rules of every state say that it is not. */
export function electiveShareRows(state: string): readonly LawRow[] {
  const held = ELECTIVE_SHARE_LAWS.find(([code]) => code === state)?.[1];
  if (!held) return [];
  return [
    {
      topic: 'survival',
      ...(held.from === undefined ? {} : { from: held.from }),
      title: 'Elective share',
      says: [
        `A surviving spouse may claim ${held.share}.`,
        'It is not computed: a plan in which the spouse receives nothing says so with a warning, with the most that it can come to.',
      ],
      authority: [held.authority],
      certainty: held.certainty,
      isOwn: true,
    },
  ];
}

/** For what the state treats registered partners as married; the federal rules say that they are not. */
export function partnerRows(state: string): readonly LawRow[] {
  const held = PARTNER_LAWS.find(([code]) => code === state)?.[1];
  if (!held) return [];
  const purposes = [
    ...(held.estateTax ? ['for the marital deduction of the estate tax'] : []),
    ...(held.inheritanceTax ? ['for the class of the inheritance tax'] : []),
    ...(held.heirs ? ['for the share without a will'] : []),
  ];
  return [
    {
      topic: 'survival',
      ...(held.from === undefined ? {} : { from: held.from }),
      title: held.union === 'civil union' ? 'Partners by civil union' : 'Registered domestic partners',
      says: [`They are treated as married ${purposes.join(' and ')}.`, 'For the federal taxes they are not.'],
      authority: [held.authority],
      certainty: held.certainty,
      isOwn: true,
    },
  ];
}

/** The shares of heirs without a will by the statute of the state, newest first. */
export function intestacyRows(state: string): readonly LawRow[] {
  const held = INTESTACY_LAWS.filter(([code]) => code === state).map(([, law]) => law);
  const rows = held.map((law, index): LawRow => {
    const next = held[index + 1];
    return {
      topic: 'intestacy',
      from: law.from,
      ...(next ? { until: next.from } : {}),
      title: 'Heirs without a will',
      says: [...intestacyWords(law), ...(next ? [] : [BEYOND])],
      authority: [law.authority],
      certainty: law.certainty,
      isOwn: true,
    };
  });
  return rows.toReversed();
}

const BEYOND =
  'Held as far as the descendants of the parents; beyond them, and for deaths before the first day that is held, the model act stands in and the plan says so.';
const MODEL_HEIRS: LawRow = {
  topic: 'intestacy',
  title: 'Heirs without a will',
  says: intestacyWords(INTESTACY_MODEL),
  authority: [{ cite: 'UPC 2-102, 2-103', title: 'Shares of the heirs without a will' }],
  certainty: 'D',
  isOwn: true,
};

/** The rules of the model acts that stand in where no row of a state's own is held. */
export const STAND_INS: readonly LawRow[] = [MODEL_BEARERS, MODEL_HEIRS];
