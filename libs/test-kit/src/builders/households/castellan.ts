import { acts, type CaseInput, custodianFeed, type SampleHousehold } from '../sample-case.ts';
import castellanCase from './castellan-case.json' with { type: 'json' };

/** The household of the mock-ups: its input is the contract's case, its figures are known to the cent. */
export const castellanInput: CaseInput = castellanCase;

const HOUSES = { on: '2026-09-12', source: 'Appraisal' };
const RESTATED = '2019-04-11';

export const castellan: SampleHousehold = {
  number: 1,
  organization: 'northmere',
  clientId: 'robert',
  displayName: 'The Castellan Family',
  city: 'Concord',
  input: castellanInput,
  personCities: {
    robert: 'Concord',
    helen: 'Concord',
    julia: 'Brooklyn',
    anna: 'Lexington',
    thomas: 'San Mateo',
    ruth: 'Lincoln',
  },
  valuations: {
    rest: custodianFeed('2026-11-20'),
    cpi: { on: '2026-06-30', source: 'Appraisal' },
    concord: HOUSES,
    nantucket: HOUSES,
    policy: { on: '2026-10-31', source: 'Carrier statement' },
    art: { on: '2026-09-30', source: 'Entered by Nora Finch' },
    mort: { on: '2026-11-01', source: 'Lender statement' },
  },
  trustDates: { rrt: RESTATED, hrt: RESTATED, ilit: '2014-02-27', slat: '2021-12-09' },
  documents: [
    {
      id: 'will-robert',
      kind: 'POUROVER_WILL',
      name: 'Pour-over will of Robert Castellan',
      owner: 'robert',
      executedAt: RESTATED,
      situs: 'MA',
      planningStatus: 'COMPLETE',
    },
    {
      id: 'will-helen',
      kind: 'POUROVER_WILL',
      name: 'Pour-over will of Helen Castellan',
      owner: 'helen',
      executedAt: RESTATED,
      situs: 'MA',
      planningStatus: 'COMPLETE',
    },
    {
      id: 'poa-robert',
      kind: 'POWER_OF_ATTORNEY',
      name: 'Durable power of attorney, Robert',
      owner: 'robert',
      executedAt: RESTATED,
      situs: 'MA',
      planningStatus: 'COMPLETE',
    },
    {
      id: 'poa-helen',
      kind: 'POWER_OF_ATTORNEY',
      name: 'Durable power of attorney, Helen',
      owner: 'helen',
      executedAt: '2008-06-03',
      situs: 'MA',
      planningStatus: 'ACTION_REQUIRED',
    },
    {
      id: 'hcp-helen',
      kind: 'HEALTHCARE_DIRECTIVE',
      name: 'Health care proxy, Helen',
      owner: 'helen',
      executedAt: RESTATED,
      situs: 'MA',
      planningStatus: 'COMPLETE',
    },
    {
      id: 'hcp-robert',
      kind: 'HEALTHCARE_DIRECTIVE',
      name: 'Health care proxy, Robert',
      owner: 'robert',
      isMissing: true,
    },
  ],
  fiduciaries: [
    ...acts('will-robert', 'executor', 'helen', 'ruth'),
    ...acts('will-helen', 'executor', 'robert', 'ruth'),
    ...acts('rrt', 'trustee', 'robert'),
    { in: 'rrt', person: 'helen', role: 'trustee', designation: 'first_successor' },
    { in: 'rrt', person: 'ruth', role: 'trustee', designation: 'co_first_successor' },
    ...acts('hrt', 'trustee', 'helen', 'ruth'),
    ...acts('ilit', 'trustee', 'ruth'),
    ...acts('slat', 'trustee', 'ruth'),
    ...acts('poa-robert', 'attorney_in_fact', 'helen', 'anna'),
    ...acts('poa-helen', 'attorney_in_fact', 'robert', 'anna'),
    ...acts('hcp-helen', 'healthcare_proxy', 'robert', 'anna'),
  ],
};
