import type { DocumentStatus } from '@platform/contracts/domain';
import { labelFor } from '@platform/contracts/labels';
import type { Session } from '@platform/mfe-kit';
import { type Answers, renderScreen, sessionOf } from '@platform/mfe-kit/testing';
import { Route, Routes } from 'react-router';
import { partiesOf } from '../document/document.fixture.ts';
import { DocumentsRoute } from './documents.route.tsx';

export const row = (
  id: string,
  name: string,
  status: DocumentStatus = 'COMPLETE',
  role: 'ADVISOR' | 'CLIENT' = 'ADVISOR',
) => ({
  id,
  estateId: 'e1',
  estateName: 'The Marsh Family',
  documentKind: 'WILL',
  name,
  ownerName: 'Ada Marsh',
  gstStatus: null,
  executedAt: '2019-03-01',
  status,
  shownStatus: labelFor(role, 'DocumentStatus', status),
  isReplaced: false,
  isTrust: false,
  upload: null,
});
export const listOf = (...collection: object[]) => ({ collection, metadata: { totalCount: collection.length } });

const household = { ...partiesOf(), id: 'e1' };
export const openEstate = (
  activeRole: 'ADVISOR' | 'CLIENT' | 'ATTORNEY',
  more: Answers = {},
  at = '/estate/e1/documents',
  settings: Session['settings'] = {},
) =>
  renderScreen(
    <Routes>
      <Route path="/estate/:estateId/documents" element={<DocumentsRoute />} />
    </Routes>,
    {
      at,
      session: sessionOf({ account: { activeRole }, settings }),
      answers: {
        documents: listOf(row('d1', 'Will of Ada Marsh')),
        estateUploads: listOf(),
        estate: household,
        ...more,
      },
    },
  );

export const MARSHES = {
  id: 'e1',
  version: 3,
  people: [
    { id: 'ada', name: 'Ada Marsh', isClient: true, isSpouse: false },
    { id: 'ben', name: 'Ben Marsh', isClient: false, isSpouse: true },
    { id: 'lena', name: 'Lena Marsh', isClient: false, isSpouse: false },
  ],
};
export const openTabs = (at: string, flags: Session['flags'] = {}) =>
  renderScreen(
    <Routes>
      <Route path="/estate/:estateId/documents" element={<DocumentsRoute />} />
    </Routes>,
    {
      at,
      session: sessionOf({ flags }),
      answers: {
        estate: MARSHES,
        estateUploads: listOf(),
        documentCopyRequests: listOf(),
        documents: ({ filter }: { filter: { owner?: string } }) =>
          filter.owner === 'Joint' ? listOf() : listOf(row('d1', 'Will of Ada Marsh')),
      },
    },
  );
export const listedWith = ({ graph }: ReturnType<typeof openTabs>) =>
  graph.sent.filter(({ name }) => name === 'DocumentsRoute').map(({ variables }) => variables);
