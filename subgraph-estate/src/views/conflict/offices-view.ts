import type { IsoDate } from '@platform/kernel';
import { fiduciaryOffices } from '../../domain/document/acting.ts';
import type { Estate } from '../../domain/estate/estate.ts';
import { officeName, turnName } from './conflict-view.ts';

/** Every office with its line of succession, as the screens name them. */
export const officesView = (estate: Estate, today: IsoDate) =>
  fiduciaryOffices(estate, today).map(({ instrument, role, nominees, depth }) => ({
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
  }));
