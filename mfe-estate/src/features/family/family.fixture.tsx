import { type Answers, renderScreen, sessionOf } from '@platform/mfe-kit/testing';
import { Route, Routes } from 'react-router';
import { FamilyRoute } from './family.route.tsx';

export const person = (id: string, name: string, more: object = {}) => ({
  id,
  name,
  firstName: name.split(' ')[0],
  lastName: name.split(' ')[1],
  photoUrl: null,
  photoVersion: 0,
  birthDate: null,
  deathDate: null,
  state: 'OR',
  ageInYears: null,
  isDeceased: false,
  isMinor: false,
  isClient: false,
  isSpouse: false,
  isCorporateTrustee: false,
  fromPriorRelationship: false,
  clientRelationship: null,
  preferredName: null,
  country: null,
  citizenship: null,
  gender: null,
  bio: null,
  isSpecialNeeds: false,
  isDisabled: false,
  gifts: [],
  isGiftHistorySure: true,
  remainingFederalExemption: 1_500_000_000,
  remainingStateExemption: null,
  lifeExpectancy: null,
  isLawOfResidenceHeld: true,
  federalExemptionUsed: 0,
  stateExemptionUsed: 0,
  gstExemptionUsed: 0,
  federalDsue: 0,
  federalDsueUsed: 0,
  earlierDsueUsed: 0,
  earlierEstates: [],
  federalDsueSource: null,
  hawaiiStateDsueRemaining: 0,
  marylandStateDsueRemaining: 0,
  parents: [],
  ties: [],
  ...more,
});
export const ORIN = person('orin', 'Orin Birch', { isClient: true, clientRelationship: 'Client' });
export const PETRA = person('petra', 'Petra Birch', { isSpouse: true, clientRelationship: 'Spouse' });
export const LENA = person('lena', 'Lena Birch', {
  clientRelationship: 'Child',
  parents: [{ id: 'orin', name: 'Orin Birch' }],
  ties: [{ id: 'tie-1', role: 'CHILD', other: { id: 'orin' } }],
});

/** A couple and a child of one of them. */
export const family = (version: number, people: object[] = [ORIN, PETRA, LENA], more: object = {}) => ({
  estate: {
    id: 'estate-1',
    version,
    displayName: 'The Birch Family',
    people,
    familyTree: { g1: [{ id: 'orin' }, { id: 'petra' }], g2: [{ id: 'lena' }], g3: [], other: [] },
    relations: [{ id: 'tie-1', kind: 'PARENT', from: { id: 'orin' }, to: { id: 'lena' } }],
    parentQuestions: [],
    trusts: [],
    fiduciaries: [],
    distribution: { problem: null, flow: { nodes: [], edges: [] } },
    ...more,
  },
});
export const NOTHING_ELSE = {
  relationSuggestions: [],
  nodePositions: [],
  person: ({ id }: { id: string }) => ({ id, invitationStatus: 'NO_ACCESS' }),
};
/** What a change of the estate answers. */
export const refreshed = { ok: true, estate: { id: 'estate-1', version: 4 } };
export const open = (answers: Answers, session = sessionOf()) =>
  renderScreen(
    <Routes>
      <Route path="/estate/:estateId/family" element={<FamilyRoute />} />
    </Routes>,
    { at: '/estate/estate-1/family', session, answers: { ...NOTHING_ELSE, ...answers } },
  );
