import { screen } from '@platform/mfe-kit/testing';
import { ADA, BEN, openEstatePage, type PageOptions } from '../estate/estate-page.fixture.tsx';
import { LENA } from './trusts.fixture.ts';
import { TrustsRoute } from './trusts.route.tsx';

export const all = { Page: TrustsRoute, path: 'trusts' };
export const one = { Page: TrustsRoute, path: 'trusts/:trustId' };
const PEOPLE = [ADA, BEN, { ...LENA, isClient: false, isSpouse: false, isDeceased: false }].map((one) => ({
  ...one,
  isCorporateTrustee: false,
}));
export const estate = (...trusts: object[]) => ({
  estate: {
    id: 'estate-1',
    version: 3,
    displayName: 'The Marsh Family',
    people: PEOPLE,
    charitables: [],
    estateDocuments: [],
    trusts,
  },
});
export const openAll = (...trusts: object[]) => openEstatePage(all, estate(...trusts));
export const openOne = (id: string, ...trusts: object[]) =>
  openEstatePage(one, estate(...trusts), { at: `trusts/${id}` });
export const sheet = async (name: string): Promise<HTMLElement> =>
  (await screen.findByRole('heading', { name })).closest('section') as HTMLElement;

const SAVED = { ok: true, trust: { id: 'new' }, estate: { id: 'estate-1', version: 4 } };
export const changing = (name: 'createTrust' | 'updateTrust', trusts: readonly object[], options: PageOptions = {}) => {
  const sent: Record<string, unknown>[] = [];
  const shown = openEstatePage(
    all,
    {
      ...estate(...trusts),
      [name]: (input: Record<string, unknown>) => {
        sent.push(input);
        return SAVED;
      },
    },
    options,
  );
  return { ...shown, sent };
};
export const formOf = (name: string): Promise<HTMLElement> => screen.findByRole('form', { name });
