import { ageOn, type IsoDate } from '@platform/kernel';
import type { Estate } from '../estate/estate.ts';
import type { EstatePerson } from '../person/person.ts';
import { trustInForce } from './amended-trusts.ts';
import type { EstateDocument, EstateFiduciary } from './document.ts';
import { standingOf, willsInForce } from './in-force.ts';

/** A document or an existing trust that counts, with whom it names to act. */
export interface ActingInstrument {
  readonly id: string;
  readonly name: string;
  readonly isTrust: boolean;
  readonly executedAt: IsoDate | null;
  readonly situs: string | null;
  /** Whose it is: the owner of a document, the settlors of a trust. */
  readonly ownerIds: readonly string[];
  readonly fiduciaries: readonly EstateFiduciary[];
}

/** Instruments with those who act by them: not whom a will names that a later text replaced. */
export function actingInstruments(estate: Estate): ActingInstrument[] {
  const ofTrusts = estate.trusts.flatMap((trust) => trustInForce(estate, trust).fiduciaries);
  const inForce = new Set([...willsInForce(estate).flatMap(({ fiduciaries }) => fiduciaries), ...ofTrusts]);
  const acting = (document: EstateDocument): readonly EstateFiduciary[] =>
    standingOf(estate, document)
      ? document.fiduciaries.filter((fiduciary) => inForce.has(fiduciary))
      : document.fiduciaries;
  return [
    ...estate.documents.map((document) => ({
      id: document.id,
      name: document.name,
      isTrust: false,
      executedAt: document.executedAt,
      situs: document.situs,
      ownerIds: document.ownerId === null ? [] : [document.ownerId],
      fiduciaries: acting(document),
    })),
    ...estate.trusts.map((trust) => ({
      id: trust.id,
      name: trust.name,
      isTrust: true,
      executedAt: trust.executedAt,
      situs: trust.situs,
      ownerIds: trust.settlors,
      fiduciaries: trust.fiduciaries.filter((fiduciary) => inForce.has(fiduciary)),
    })),
  ];
}

/** UNKNOWN: a name alone, of whom nothing else is known. */
export const NOMINEE_STANDINGS = ['ABLE', 'UNKNOWN', 'DECEASED', 'MINOR', 'FORMER_SPOUSE'] as const;
export type NomineeStanding = (typeof NOMINEE_STANDINGS)[number];

export interface OfficeNominee {
  readonly fiduciary: EstateFiduciary;
  readonly person: EstatePerson | null;
  readonly standing: NomineeStanding;
}

/** One office of one instrument, with its line of succession. */
export interface FiduciaryOffice {
  readonly instrument: ActingInstrument;
  readonly role: string;
  readonly nominees: readonly OfficeNominee[];
  /** How many of them can act today, for all that is known. */
  readonly depth: number;
}

/** From when somebody may hold an office himself (UTC 704 and the laws of the states on executors). */
const ADULT_AGE = 18;

function standingAt(estate: Estate, owners: readonly string[], person: EstatePerson | null, today: IsoDate) {
  if (!person) return 'UNKNOWN';
  if (person.isDeceased) return 'DECEASED';
  const isFormer = estate.relations.some(
    ({ kind, from, to }) =>
      kind === 'FORMER_SPOUSE' &&
      ((from === person.id && owners.includes(to)) || (to === person.id && owners.includes(from))),
  );
  if (isFormer) return 'FORMER_SPOUSE';
  return person.birthDate !== null && ageOn(person.birthDate, today) < ADULT_AGE ? 'MINOR' : 'ABLE';
}

export const canAct = ({ standing }: OfficeNominee): boolean => standing === 'ABLE' || standing === 'UNKNOWN';

/** Every office that somebody is named to, by instrument, each with its nominees in turn. */
export function fiduciaryOffices(estate: Estate, today: IsoDate): FiduciaryOffice[] {
  return actingInstruments(estate).flatMap((instrument) => {
    const inTurn = instrument.fiduciaries.toSorted((a, b) => a.displayOrder - b.displayOrder);
    return [...Map.groupBy(inTurn, ({ role }) => role)].map(([role, fiduciaries]): FiduciaryOffice => {
      const nominees = fiduciaries.map((fiduciary): OfficeNominee => {
        const person = estate.people.find(({ id }) => id === fiduciary.personId) ?? null;
        return { fiduciary, person, standing: standingAt(estate, instrument.ownerIds, person, today) };
      });
      return { instrument, role, nominees, depth: nominees.filter(canAct).length };
    });
  });
}
