import type { IsoDate } from '@platform/kernel';
import { fiduciaryOffices } from '../../domain/document/acting.ts';
import { willsInForce } from '../../domain/document/in-force.ts';
import type { Estate } from '../../domain/estate/estate.ts';
import { toEstateCase } from '../../domain/estate/estate-case.ts';
import { officeName, turnName } from './conflict-view.ts';

/** Offices that the figures look for somebody to hold, and nobody is named to. */
function vacantOffices(estate: Estate, today: IsoDate) {
  const { trusts = [], wills = [] } = toEstateCase(estate, today);
  const isVacant = (nominees: readonly unknown[] | undefined): boolean => nominees?.length === 0;
  const executors = willsInForce(estate)
    .filter(({ will }) => wills.some(({ personId, executors: all }) => personId === will.ownerId && isVacant(all)))
    .map(({ will }) => ({ instrument: { ...will, isTrust: false }, role: 'executor' }));
  const trustees = estate.trusts
    .filter((trust) => trusts.some(({ id, trustees: all }) => id === trust.id && isVacant(all)))
    .map((trust) => ({ instrument: { ...trust, isTrust: true }, role: 'trustee' }));
  return [...executors, ...trustees].map((office) => ({ ...office, nominees: [], depth: 0 }));
}

/** Every office with its line of succession, as the screens name them. */
export const officesView = (estate: Estate, today: IsoDate) =>
  [...fiduciaryOffices(estate, today), ...vacantOffices(estate, today)].map(
    ({ instrument, role, nominees, depth }) => ({
      id: `${instrument.id}:${role}`,
      instrumentId: instrument.id,
      instrumentName: instrument.name,
      isTrust: instrument.isTrust,
      office: officeName(role),
      nominees: nominees.map((nominee) => ({
        id: nominee.fiduciary.id,
        personId: nominee.person?.id ?? null,
        name: nominee.person?.name ?? nominee.fiduciary.personName,
        turn: turnName(nominee),
        standing: nominee.standing,
      })),
      depth,
    }),
  );
